import type { mail as fr } from '../fr/mail.ts'
import type { Translation } from '../types.ts'

export const mail = {
  hello: 'Hello %{prenom},',
  helloNobody: 'Hello,',
  signature: 'The %{title} team',
  why: 'You are receiving this message because you have an account on %{title}.',
  reason: 'The reason given: “%{reason}”',
  oneDay: '1 day',
  days: '%{count} days',

  requestReceived: {
    subject: 'Your request for %{app} has been received',
    body: 'We have received your request for access to %{app}. The lab team will answer by e-mail.',
    action: 'Follow my request',
  },
  requestGranted: {
    subject: 'Your access to %{app} is ready',
    body: 'Your request for access to %{app} has been accepted. You have %{duration} from the first opening.',
    until: 'Open the app before %{date}, Paris time; after that you will have to ask again.',
    action: 'Open the app from the portal',
  },
  visitGranted: {
    subject: 'Your visit pass “%{visit}”',
    body: 'Welcome. With the visit pass “%{visit}” you can open: %{apps}.',
    open: 'For each app you have %{duration} from its first opening. Open it before %{date}, Paris time.',
    action: 'See my apps',
  },
  requestRefused: {
    subject: 'Your request for %{app} has not been accepted',
    body: 'We are unable to accept your request for access to %{app}.',
    again: 'You may send a new request from the portal.',
    action: 'See the catalogue',
  },
  requestCancelled: {
    subject: 'Your access to %{app} has been cancelled',
    body: 'The lab team has cancelled your access to %{app}.',
    waiting: {
      subject: 'Your request for %{app} has been cancelled',
      body: 'The lab team has cancelled your request for access to %{app}.',
    },
    running: 'Your running access has ended: the app has closed.',
    again: 'You may send a new request from the portal.',
    action: 'See my apps',
  },
  requestWaiting: {
    subject: '%{person} wants to try %{app}',
    body: '%{person} wants to try %{app}. The request is waiting for your decision.',
    organisation: 'Organisation: %{organisation}',
    reason: 'Their request: “%{reason}”',
    why: 'You are receiving this message because you administer %{title}.',
    action: 'Review the request',
  },
  inConsole: 'Open the request in the console',
  requestsWaiting: {
    subject: '%{count} new access requests are waiting',
    body: '%{count} access requests have come in since the last message, the first on %{date}, Paris time. Each link opens one request:',
    action: 'See the queue',
  },
  requestsLate: {
    subject: 'Access requests unanswered for a working day: %{count}',
    body: 'Requests unanswered for a working day or longer: %{count}. The oldest has been waiting since %{date}, Paris time. Each link opens one request:',
    action: 'See the queue',
  },
  requestUnanswered: {
    subject: 'Your request for %{app} has been closed',
    body: 'Your request for access to %{app} was not answered within %{days} and is now closed. We are sorry.',
    again: 'You may send a new request from the portal.',
    action: 'See my apps',
  },
  requestNotAnswered: {
    subject: '%{person}’s request for %{app} was closed without an answer',
    body: '%{person} asked for access to %{app} %{days} ago. Nobody answered: the request is closed, and the person has been told.',
    why: 'You are receiving this message because you administer %{title}.',
    action: 'See the requests',
  },
  demoDown: {
    subject: 'The demo %{app} is not answering',
    body: 'The demo %{app} has not been answering since %{date}, Paris time. Nobody can open it at the moment, and no time is counted.',
    again: 'You will receive no further message until it has answered again.',
    why: 'You are receiving this message because you administer %{title}.',
    action: 'See the apps',
  },
  draftFailed: {
    subject: 'The planned publication of %{app} did not take place',
    body: 'You had planned to publish the draft of %{app} on %{date}, Paris time. It was not published.',
    kept: 'The draft is kept as it is, and nothing has changed on the site.',
    action: 'See the draft',
  },
  appOpened: {
    subject: '%{app} is open for trials',
    body: 'You asked us to tell you: %{app} can now be tried.',
    once: 'This is the only message you will get about it.',
    action: 'See the app',
  },
  accountIdle: {
    subject: 'Your account will soon be deleted',
    body: 'You have not opened your account for a long time. Unless we hear from you, we will delete it, with everything about you, after %{date}, Paris time.',
    keep: 'To keep it, simply sign in once.',
    action: 'Sign in',
  },
  companyJoined: {
    subject: 'Your account opens with your company’s sign-in',
    body: 'You have just signed in to %{title} with your company account. From now on it opens the account that you had here with the same address.',
    password: 'Your former password no longer works, and your other sessions have ended.',
    notYou: 'If this was not you, tell the lab and your IT department.',
    action: 'See my account',
  },
  emailConfirm: {
    subject: 'Confirm your e-mail address',
    body: 'To open apps on %{title}, please confirm that this address is yours. The link is valid for seven days and works once.',
    ignore: 'If you did not create an account, ignore this message.',
    action: 'Confirm my address',
  },
  newDevice: {
    subject: 'Sign-in from a new device',
    body: 'Your %{title} account was just opened from a device or browser that we had not seen before: %{device}, on %{date}, Paris time.',
    you: 'If it was you, there is nothing to do: we will not write about this device again.',
    notYou:
      'If it was not you, end that session from your account, then change the password that you sign in with.',
    unknown: 'unknown device',
    action: 'See my sessions',
  },
  factorChanged: {
    set: {
      subject: 'Second factor added',
      body: 'A second factor (%{method}) was added to your %{title} account on %{date}, Paris time.',
    },
    removed: {
      subject: 'Second factor removed',
      body: 'A second factor (%{method}) was removed from your %{title} account on %{date}, Paris time.',
    },
    reset: {
      subject: 'Second factors reset',
      body: 'The second factors of your %{title} account were removed by the team on %{date}, Paris time, and your sessions ended. Set one up at your next sign-in.',
    },
    recovery: {
      subject: 'Recovery code used',
      body: 'A recovery code of your %{title} account was used on %{date}, Paris time. It will not work again.',
    },
    methods: { passkey: 'passkey', code: 'one-time code', recovery: 'recovery code' },
    notYou:
      'If it was neither you nor at your request, change your password at once and tell an administrator.',
    action: 'See my account',
  },
  passwordForgotten: {
    subject: 'Choose a new password',
    body: 'You asked to choose a new password. The link below works once and is valid for one hour.',
    ignore: 'If you did not ask for this, do nothing: your password stays the same.',
    action: 'Choose a new password',
  },
} satisfies Translation<typeof fr>
