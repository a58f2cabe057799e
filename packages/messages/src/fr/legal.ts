/**
 * Legal notice and privacy page. Contents are HTML; a new line becomes `<br>`. Places, already escaped:
 * %{name}, %{address}, %{director}, %{host}, %{email}, %{policy}, %{site}.
 */
export const legal = {
  terms: {
    title: 'Mentions légales',
    description:
      'Qui édite le portail et l’héberge, à quelles conditions on l’utilise, et ce qu’il fait de vos données.',
    contents: 'Sommaire',
    intro: {
      title: 'Éditeur',
      content: `Le portail <strong>Next Epsilon Apps</strong>, accessible à l’adresse %{site}, est édité par&nbsp;:
<strong>%{name}</strong>
%{address}
Directeur de la publication&nbsp;: %{director}
Contact&nbsp;: <a href="mailto:%{email}">%{email}</a>`,
    },
    hosted: {
      title: 'Hébergement',
      content: `Le portail est hébergé par&nbsp;:
<strong>%{host}</strong>`,
    },
    section0: {
      title: 'Objet du portail',
      content: `Le portail présente un catalogue d’applications de démonstration et permet de demander un accès limité dans le temps pour les essayer.

Les applications sont des démonstrations&nbsp;: elles ne sont pas destinées à un usage de production et leur contenu peut être fictif.`,
    },
    section1: {
      title: 'Accès et compte',
      content: `La consultation du catalogue est libre. L’essai d’une application demande un compte et un accès accordé par le laboratoire.

Vous êtes responsable de la confidentialité de votre mot de passe. Prévenez-nous à <a href="mailto:%{email}">%{email}</a> si vous pensez qu’un tiers l’utilise.

Le laboratoire peut refuser, suspendre ou retirer un accès, notamment en cas d’usage contraire aux présentes mentions.`,
    },
    section2: {
      title: 'Propriété intellectuelle',
      content: `Les textes, images, vidéos, marques et logiciels du portail et des applications sont protégés. Ils appartiennent à leur éditeur, %{name}, ou à leurs auteurs.

Toute reproduction ou diffusion, totale ou partielle, demande une autorisation écrite.`,
    },
    section3: {
      title: 'Données personnelles',
      content: `Vos données servent à tenir votre compte, à traiter vos demandes d’accès, à ouvrir les démonstrations et à vous en informer. La base légale est l’exécution du service que vous demandez en créant un compte (RGPD, art. 6.1.b)&nbsp;; l’accord noté à l’inscription montre que cette information vous a été donnée.

Les nouveautés par e-mail n’arrivent qu’avec votre consentement (art. 6.1.a), que vous retirez quand vous voulez dans votre profil. La protection des comptes, le journal, votre avis en quittant une démonstration et ce que vous dites de vous sans y être obligé relèvent de notre intérêt légitime (art. 6.1.f)&nbsp;: savoir qui demande, et pouvoir en répondre.

L’adresse e-mail, le mot de passe, le nom, le prénom et la civilité sont nécessaires pour créer un compte. Le reste est facultatif.

Les administrateurs du laboratoire voient votre profil et vos demandes&nbsp;; notre hébergeur conserve les données. La démonstration que vous ouvrez reçoit un numéro qui ne vaut que pour elle, votre prénom et votre langue&nbsp;; l’export de vos données dit quand. Vos données ne sont ni vendues ni cédées.

Elles sont conservées tant que votre compte existe, puis supprimées ou rendues anonymes. Une demande close et les décisions du journal sont effacées après trois ans, les connexions notées au journal et le commentaire laissé en quittant une démonstration après un an, un message envoyé après sept jours, la liste des personnes venues avec une invitation 90 jours après la fin de celle-ci. Le type de navigateur avec lequel vous vous connectez est gardé un an, pour vous signaler une connexion depuis un autre. Le journal technique du serveur garde l’adresse IP et le numéro de compte de chaque appel un an au plus, pour la sécurité.

Si vous vous connectez avec le compte de votre entreprise, elle nous transmet votre nom, votre adresse e-mail et, selon ses réglages, vos groupes.

Vous pouvez les consulter, les corriger, les exporter et supprimer votre compte à tout moment depuis la page «&nbsp;Mon compte&nbsp;». En écrivant à <a href="mailto:%{email}">%{email}</a>, vous pouvez aussi vous opposer à un traitement ou en demander la limitation. Retirer l’accord noté à l’inscription met fin à l’envoi des nouveautés&nbsp;; supprimer le compte met fin à tout.

Vous pouvez enfin saisir la Commission nationale de l’informatique et des libertés (CNIL).`,
    },
    section4: {
      title: 'Cookies et stockage local',
      content: `Le portail ne dépose aucun cookie publicitaire ni de mesure d’audience.

Votre navigateur conserve localement ce qui est nécessaire à votre session, le partenaire par lequel vous venez et, si vous l’avez choisie, votre langue.

En savoir plus&nbsp;: <a href="%{policy}">politique de confidentialité</a>.`,
    },
    section5: {
      title: 'Responsabilité',
      content: `Le laboratoire met tout en œuvre pour que le portail soit disponible et exact, sans pouvoir le garantir à tout instant.

Les liens vers d’autres sites n’engagent pas sa responsabilité.`,
    },
    section6: {
      title: 'Droit applicable',
      content: `Les présentes mentions sont soumises au droit français. À défaut d’accord amiable, les tribunaux français sont compétents.

La version française fait foi.`,
    },
  },
  privacy: {
    title: 'Confidentialité',
    intro:
      'Ce que le portail sait de vous, pourquoi, et comment le changer : les données personnelles et le stockage local sont décrits dans nos mentions légales.',
    views: 'Les vues des pages',
    viewsText:
      'Quand une page d’application s’affiche, le portail ajoute un à un compteur : une application, un jour, un nombre. Il n’utilise pour cela ni cookie ni identifiant, et ne garde ni adresse, ni appareil, ni page d’origine : on ne peut pas savoir qui a regardé, ni si une même personne est revenue. Les compteurs sont effacés après trois ans. Si votre navigateur demande à ne pas être suivi (« Global Privacy Control » ou « Do Not Track »), votre visite n’est pas comptée.',
    toTerms: 'Lire les mentions légales',
    toPolicy: 'Lire la politique de confidentialité',
  },
} as const
