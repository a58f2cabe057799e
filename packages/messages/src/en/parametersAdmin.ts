import type { parametersAdmin as french } from '../fr/parametersAdmin.ts'
import type { Translation } from '../types.ts'

export const parametersAdmin = {
  validName: 'Letters, digits, dots, dashes; a letter first',
  validValue: 'This value does not suit this parameter',
  between: 'A whole number from %{min} to %{max}.',
  nameTaken: 'This parameter already exists',
  resource: {
    page: { create: 'New parameter' },
    fields: {
      id: 'No.',
      q: 'Search',
      parameter_name: 'Name',
      parameter_value: 'Value',
      parameter_status: 'In force',
      parameter_description: 'Description',
      url: 'Address',
      img_src: 'Image',
      created_at: 'Created on',
      updated_at: 'Updated on',
    },
  },
  groups: {
    access: 'Access',
    accounts: 'Accounts',
    catalogue: 'Catalogue',
    messages: 'Messages',
  },
  settings: {
    title: 'Portal parameters',
    help: 'Each setting is saved on its own and takes effect at once.',
    save: 'Save',
    saving: 'Saving…',
    saved: 'Saved',
    typed: 'Not saved yet',
    conflict:
      'Somebody else has just changed this setting: “%{value}”. Nothing was overwritten, and your choice is still here. Check it, then save again.',
    aside: 'Switched off or deleted: the portal applies the initial value.',
    apply: 'Bring into force',
  },
  advanced: {
    title: 'Advanced',
    heading: 'Parameters, advanced view',
    back: 'Portal parameters',
  },
  status: { 0: 'Switched off', 1: 'In force' },
  statusHelp: 'Switched off: the portal applies the initial value.',
  free: 'Free parameter: the portal keeps it without reading it.',
  initial: 'Initial value: %{value}',
  nameHelp: 'Choose a portal parameter or enter a name of your own.',
  delete: {
    button: 'Delete the parameter',
    title: 'Delete “%{name}”?',
    known: 'The portal goes back to its initial value: %{value}.',
    free: 'The portal does not read this parameter: nothing else changes.',
    bulkTitle: 'Delete %{smart_count} parameter? |||| Delete %{smart_count} parameters?',
    bulkText: 'The portal goes back to its initial value. |||| The portal goes back to their initial values.',
  },
  days: '%{smart_count} day |||| %{smart_count} days',
  unlimited: 'No limit',
  empty: 'None',
  lines: '%{smart_count} line |||| %{smart_count} lines',
  never: 'Never',
  choices: { off: 'Off', offered: 'Offered', required: 'Required' },
  known: {
    access: {
      autoGrant: {
        label: 'Grant at once',
        help: 'While this is on, every request is granted immediately, for 4 hours, without an administrator.',
      },
      pendingDays: {
        label: 'Time to answer',
        help: 'Number of days after which a request that nobody answered is closed; 0 to never close it.',
      },
      grantDomains: {
        label: 'Domains granted at once',
        help: 'E-mail domains, one per line, such as “example.com”: their requests are granted at once, for 4 hours. Anybody can create an account with an address that is not theirs, so have addresses confirmed first.',
      },
      grantPartners: {
        label: 'Partners granted at once',
        help: 'Partner ids, one per line: requests made from their page are granted at once, for 4 hours. Any visitor can open a partner’s page.',
      },
      grantApps: {
        label: 'Apps granted at once',
        help: 'App codes, one per line: requests for them are granted at once, for 4 hours.',
      },
      refusals: {
        label: 'Reasons offered for a refusal',
        help: 'One sentence per line, French then English, separated by “|”. People receive the one in their language.',
      },
      useBy: {
        label: 'Time to open',
        help: 'Number of days during which granted access may be opened for the first time.',
      },
    },
    nbAccess: {
      label: 'Grants per person and app',
      help: 'How many times one person may be granted access to an app; 0 for no limit.',
    },
    dureeAcces: {
      label: 'Proposed duration',
      help: 'The duration proposed by default when an administrator grants access.',
    },
    users: {
      validate: {
        label: 'Approve new accounts',
        help: 'While this is on, a new account may sign in and ask, but opens nothing until it has been approved.',
      },
      confirmEmail: {
        label: 'Have addresses confirmed',
        help: 'While this is on, nobody opens anything before confirming their address with the link they were sent; they may sign in and ask. This also applies to existing accounts.',
      },
      secondFactor: {
        label: 'Second factor',
        help: 'For administrators and editors who have a portal password: a passkey or a code besides the password. With “Required”, they cannot administer anything until they have set theirs up.',
      },
    },
    search: {
      synonyms: {
        label: 'Search synonyms',
        help: 'One line per group of words that mean the same. Editors maintain them on the page “Searches with no result”.',
      },
    },
    catalogue: {
      hideOffline: {
        label: 'Hide offline apps',
        help: 'While this is on, apps with the status “Offline” disappear from the public catalogue.',
      },
    },
  },
} as const satisfies Translation<typeof french>
