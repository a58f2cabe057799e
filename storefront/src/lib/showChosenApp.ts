import type { PublicApp } from '@portal/contract'
import { langOfLocalized, localized, pictureOf } from '@portal/contract/rules'
import { pageLanguage } from './pageLanguage.ts'
import { chosenApp } from './wayBack.ts'

/** Shows name and picture of the app in the address; one that is gone takes its place along. */
async function show(place: HTMLElement, app: number) {
  const partner = localStorage.getItem('currentPartenaireId')
  const answer = await fetch(`/v1/publicsapps/${app}`, {
    headers: { ...(partner && { 'Client-Id': partner }) },
  })
  if (!answer.ok) return document.documentElement.removeAttribute('data-app-chosen')
  const found = (await answer.json()) as PublicApp
  const language = pageLanguage()
  const name = place.querySelector<HTMLElement>('.chosen__name')
  const lang = langOfLocalized(language, found.name_en) ?? language
  if (name) Object.assign(name, { textContent: localized(language, found.name, found.name_en), lang })
  const image = place.querySelector('img')
  if (image) Object.assign(image, pictureOf(found, language, place.dataset.mediaBase), { hidden: false })
}

/** Shows the app that the address names beside the form. */
export async function showChosenApp(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-chosen]')
  const app = chosenApp(location.search)
  if (!place || app === null) return
  await show(place, app).catch(() => document.documentElement.removeAttribute('data-app-chosen'))
}
