import { showOffer } from './offer.ts'
import { countView } from './view.ts'

/**
 * Runs on an app's page once it stands. It imports nothing that other pages load, so that Astro puts it into the
 * page.
 */
const offer = document.querySelector<HTMLElement>('[data-offer]')
const page = document.querySelector<HTMLElement>('[data-view]')

addEventListener('load', () => {
  // Without these figures the page stays as it is.
  if (offer) void showOffer(offer).catch(console.debug)
  if (page) countView(page)
})
