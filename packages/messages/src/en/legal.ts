import type { legal as french } from '../fr/legal.ts'
import type { Translation } from '../types.ts'

export const legal = {
  terms: {
    title: 'Legal notice',
    description: 'Who publishes and hosts the portal, the terms of its use, and what it does with your data.',
    contents: 'Contents',
    intro: {
      title: 'Publisher',
      content: `The <strong>Next Epsilon Apps</strong> portal, at %{site}, is published by:
<strong>%{name}</strong>
%{address}
Publication director: %{director}
Contact: <a href="mailto:%{email}">%{email}</a>`,
    },
    hosted: {
      title: 'Hosting',
      content: `The portal is hosted by:
<strong>%{host}</strong>`,
    },
    section0: {
      title: 'What the portal is for',
      content: `The portal presents a catalogue of demonstration apps and lets you ask for time-limited access to try them.

The apps are demonstrations: they are not meant for production use and their content may be fictional.`,
    },
    section1: {
      title: 'Access and account',
      content: `Anyone may browse the catalogue. Trying an app takes an account and access granted by the lab.

You are responsible for keeping your password to yourself. Tell us at <a href="mailto:%{email}">%{email}</a> if you think that someone else is using it.

The lab may refuse, suspend or withdraw access, in particular where it is used against the terms of this notice.`,
    },
    section2: {
      title: 'Intellectual property',
      content: `The texts, images, videos, brands and software of the portal and of the apps are protected. They belong to the publisher, %{name}, or to their authors.

Any reproduction or distribution, in whole or in part, requires written permission.`,
    },
    section3: {
      title: 'Personal data',
      content: `Your data is used to keep your account, to handle your access requests, to open demos and to keep you informed of them. The legal basis is the performance of the service that you ask for by creating an account (GDPR, art. 6.1.b); the agreement noted when you register shows that you were told.

News by e-mail comes only with your consent (art. 6.1.a), which you may withdraw in your profile whenever you like. The protection of accounts, the journal, your feedback on leaving a demo and the optional details that you give about yourself rest on our legitimate interest (art. 6.1.f): knowing who asks, and being able to answer for it.

The e-mail address, the password, the first name, the last name and the title are needed to create an account. The rest is optional.

The lab’s administrators see your profile and your requests; our host stores the data. The demo that you open receives a number that holds for it alone, your first name and your language; the export of your data says when. Your data is neither sold nor passed on.

It is kept for as long as your account exists, then deleted or made anonymous. A closed request and the decisions in the journal are deleted after three years, sign-ins noted in the journal and the comment left on leaving a demo after one year, a message that was sent after seven days, the list of who came with a visit pass 90 days after its end. The kind of browser that you sign in with is kept for one year, to tell you of a sign-in from another one. The server’s technical log keeps the IP address and the account number of each call for one year at most, for security.

If you sign in with your company’s account, your company passes on your name, your e-mail address and, depending on its settings, your groups.

You may read, correct and export it, and delete your account at any time, from the “My account” page. By writing to <a href="mailto:%{email}">%{email}</a> you may also object to a use of your data, or ask for it to be restricted. Withdrawing the agreement noted when you registered ends the news; deleting the account ends everything.

You may also turn to the French data protection authority (CNIL).`,
    },
    section4: {
      title: 'Cookies and local storage',
      content: `The portal sets no advertising cookie and no audience-measuring cookie.

Your browser keeps locally what your session needs, the partner through which you came and, if you chose one, your language.

Learn more: <a href="%{policy}">privacy policy</a>.`,
    },
    section5: {
      title: 'Liability',
      content: `The lab does its best to keep the portal available and accurate, without being able to guarantee it at every moment.

It is not liable for the other sites that the portal links to.`,
    },
    section6: {
      title: 'Applicable law',
      content: `This notice is governed by French law. Failing an amicable settlement, the French courts have jurisdiction.

The French version prevails.`,
    },
  },
  privacy: {
    title: 'Privacy',
    intro:
      'What the portal knows about you, why, and how to change it: personal data and local storage are described in our legal notice.',
    views: 'Views of pages',
    viewsText:
      'When the page of an app is shown, the portal adds one to a counter: one app, one day, one number. It uses no cookie and no identifier for that, and keeps no address, no device and no page that you came from: nobody can tell who looked, or whether the same person came back. The counters are deleted after three years. If your browser asks not to be tracked (“Global Privacy Control” or “Do Not Track”), your visit is not counted.',
    toTerms: 'Read the legal notice',
    toPolicy: 'Read the privacy policy',
  },
} as const satisfies Translation<typeof french>
