import { describe, expect, it } from 'vitest'
import {
  emailErrors,
  passwordChangeErrors,
  passwordResetErrors,
  profileErrors,
  type RegistrationForm,
  registrationErrors,
  signInErrors,
} from './validation.ts'

const PASSWORD = 'Essai-2026!ok'
const person: RegistrationForm = {
  email: 'zoe@exemple.fr',
  password: PASSWORD,
  passwordConfirm: PASSWORD,
  nom: 'Martin',
  prenom: 'Zoé',
  civility: 1,
  consent: true,
}

describe('registration', () => {
  it('may be sent without what is optional', () => {
    expect(registrationErrors(person)).toEqual({})
    expect(registrationErrors({ ...person, telephone: '' })).toEqual({})
  })
  it('names each field that is missing, and the consent by its own sentence', () => {
    const empty = { ...person, email: '', password: '', passwordConfirm: '', nom: ' ', prenom: '' }
    expect(registrationErrors({ ...empty, civility: 0, consent: false })).toEqual({
      civility: 'common.requiredField',
      prenom: 'common.requiredField',
      nom: 'common.requiredField',
      email: 'common.requiredField',
      password: 'common.requiredField',
      passwordConfirm: 'common.requiredField',
      consent: 'common.consentRequired',
    })
  })
  it('judges the form of e-mail, phone and password, and the confirmation', () => {
    const form = { ...person, email: 'zoe@', telephone: '12 34', password: 'abc', passwordConfirm: 'abd' }
    expect(registrationErrors(form)).toEqual({
      email: 'signin.validEmail',
      telephone: 'common.telephoneNotValid',
      password: 'common.minLength',
      passwordConfirm: 'common.passwordNotEqual',
    })
  })
  it('says that a text is too long, and never cuts it', () => {
    const long = { prenom: 'É'.repeat(81), organisation: 'É'.repeat(121), fonction: 'É'.repeat(120) }
    expect(registrationErrors({ ...person, ...long })).toEqual({
      prenom: 'common.tooLong',
      organisation: 'common.tooLong',
    })
  })
})

it('sign-in never judges the form of a password', () => {
  expect(signInErrors({ email: 'zoe@exemple.fr', password: 'x' })).toEqual({})
  expect(signInErrors({ email: 'zoe', password: '' })).toEqual({
    email: 'signin.validEmail',
    password: 'common.requiredField',
  })
})

it('a forgotten password asks for an e-mail address', () => {
  expect(emailErrors({ email: ' ' })).toEqual({ email: 'common.requiredField' })
  expect(emailErrors({ email: 'zoe@exemple.fr' })).toEqual({})
})

it('the profile needs a civility that was chosen', () => {
  expect(profileErrors({ nom: 'Martin', prenom: 'Zoé', civility: 0, telephone: null })).toEqual({
    civility: 'common.requiredField',
  })
})

describe('a new password', () => {
  it('must differ from the current one', () => {
    const form = { password: PASSWORD, passwordNew: PASSWORD, passwordConfirm: PASSWORD }
    expect(passwordChangeErrors(form)).toEqual({ passwordNew: 'common.passwordEqual' })
  })
  it('must be long enough, valid and confirmed', () => {
    expect(passwordResetErrors({ passwordNew: 'Abc-123', passwordConfirm: '' })).toEqual({
      passwordNew: 'common.minLength',
      passwordConfirm: 'common.requiredField',
    })
    expect(passwordResetErrors({ passwordNew: 'motdepasse', passwordConfirm: 'motdepasse' })).toEqual({
      passwordNew: 'common.passwordNotValid',
    })
    expect(passwordResetErrors({ passwordNew: PASSWORD, passwordConfirm: PASSWORD })).toEqual({})
  })
})
