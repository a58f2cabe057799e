import type { ConsoleClient } from '@portal/client/console'
import type {
  AddedTime,
  AdminAccess,
  AppDraft,
  CallInput,
  CheckedCase,
  ImportReport,
  Verified,
} from '@portal/contract'
import { type Language, MINUTE_MS } from '@portal/contract/rules'
import simpleRestProvider from 'ra-data-simple-rest'
import type { DataProvider, Identifier } from 'react-admin'
import { call } from './call.ts'
import { createHttpClient } from './httpClient.ts'
import { mediaVerbs } from './media.ts'
import { readLines } from './readLines.ts'
import { withBulkOneByOne, withLongLists } from './wrappers.ts'

/** A decision on a request, made on the version of `updated_at`. */
type DecisionBody = Pick<AdminAccess, 'id' | 'status' | 'reason' | 'updated_at'> & { duration_id: number }

/** The server ends an import after four minutes. */
const IMPORT_PATIENCE_MS = 5 * MINUTE_MS

const WRAPPERS = [withBulkOneByOne, withLongLists]

/** Serves the console's resources, and the verbs beyond create, read, update and delete. */
export function createDataProvider(portal: ConsoleClient) {
  // Lists give their length in X-Total-Count: an answer with Content-Range is not compressed.
  const rest: DataProvider = simpleRestProvider('v1', createHttpClient(portal), 'X-Total-Count')

  return {
    ...WRAPPERS.reduce((provider, wrap) => wrap(provider), rest),
    ...mediaVerbs(portal),

    /** @param ids every app's id once, in the new order */
    reorderApps: (ids: number[]) => call(() => portal.catalogue.reorder(ids)),
    exportApps: () => call(portal.catalogue.exportAll),
    /** Imports apps, which takes as long as fetching their files, or says what an import would change. */
    importApps: (apps: Record<string, unknown>[], dry_run: boolean) =>
      call(async () => {
        const body = { json: { apps, dry_run }, patienceMs: IMPORT_PATIENCE_MS }
        const { data } = await portal.request('post', 'v1/manageapps/import/', body)
        return data as ImportReport
      }),
    appHistory: (id: Identifier) => call(() => portal.catalogue.history(Number(id))),
    /** Takes back a change of an app, as a new change. */
    undoAppChange: (id: Identifier, changeId: number) =>
      call(() => portal.catalogue.undo(Number(id), changeId)),
    /** Publishes a draft: an edit of its app, or a new app. */
    publishDraft: ({ id, updated_at }: Pick<AppDraft, 'id' | 'updated_at'>) =>
      call(() => portal.catalogue.publishDraft(id, updated_at)),
    /** Begins to render the page of a draft, and gives its addresses. */
    previewDraft: (id: number) => call(() => portal.catalogue.previewDraft(id)),
    /** Makes new credentials for an app's gate; only this answer holds the secret. */
    renewCredentials: (id: Identifier) => call(() => portal.catalogue.renewCredentials(Number(id))),

    /** Plays the conformance list against an app's demo; each line is told as it comes. */
    checkDemo: (
      id: Identifier,
      where: { socket: string; stream: string },
      onLine: (line: CheckedCase | Verified) => void,
    ) => call(() => portal.request('post', `v1/manageapps/${id}/check/`, { json: where }, readLines(onLine))),

    /** Lengthens a running access. */
    addTime: (id: Identifier, time: AddedTime) =>
      call(() => portal.call('POST /v1/requestapps/:id/extend/', { params: { id: Number(id) }, body: time })),
    /** @param options `keepalive` lets a decision outlive the page that is left */
    decide: (decision: DecisionBody, options: { keepalive?: boolean } = {}) =>
      call(() => portal.request('put', `v1/requestapps/${decision.id}`, { json: decision, ...options })),
    binder: (language: Language) => call(() => portal.operations.binder(language)),
    /** Makes a new secret for an address; only this answer holds it. */
    renewWebhookSecret: (id: Identifier) => call(() => portal.operations.renewWebhookSecret(Number(id))),
    /** Makes a new key for a visit pass; the old one opens nothing from then on. */
    renewVisitKey: (id: Identifier) => call(() => portal.operations.renewVisitKey(Number(id))),
    /** Lets a message leave again, under its own id. */
    deliverAgain: (id: Identifier) => call(() => portal.operations.deliverAgain(Number(id))),

    synonyms: () => call(() => portal.open('GET /v1/search/synonyms/')),
    saveSynonyms: (body: CallInput<'PUT /v1/search/synonyms/'>['body']) =>
      call(() => portal.call('PUT /v1/search/synonyms/', { body })),

    endSessions: (userId: Identifier) =>
      call(() => portal.call('DELETE /v1/users/:id/sessions/', { params: { id: Number(userId) } })),

    /** Takes away somebody's second factors. */
    resetFactors: (userId: Identifier) =>
      call(() => portal.call('DELETE /v1/users/:id/factors/', { params: { id: Number(userId) } })),

    /** @param range whole days in Paris, both included */
    statistics: (range: { from: string; to: string }) => call(() => portal.operations.statistics(range)),
    catalogueStatistics: () => call(portal.operations.catalogueStatistics),
    publication: () => call(portal.operations.publication),
    publishAgain: () => call(portal.operations.publishAgain),
  } satisfies DataProvider
}

export type ConsoleDataProvider = ReturnType<typeof createDataProvider>
