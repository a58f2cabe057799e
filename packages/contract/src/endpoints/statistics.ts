import { endpoint } from '../endpoint.ts'
import { catalogueStatistics, statistics } from '../samples.ts'
import { CatalogueStatistics, Statistics, StatisticsQuery } from '../statistics.ts'

const tag = 'statistics'
const about = 'The days are those of Paris, both included; the last 30 unless said.'

export const readStatistics = endpoint({
  get: '/v1/statistics/',
  who: 'admin',
  tag,
  summary: 'Read figures over a range of days',
  about,
  query: StatisticsQuery,
  answer: Statistics,
  example: { answer: statistics },
})

export const readCatalogueStatistics = endpoint({
  get: '/v1/statistics/catalogue/',
  who: 'editor',
  tag,
  summary: 'Read which apps are viewed and awaited',
  about,
  query: StatisticsQuery,
  answer: CatalogueStatistics,
  example: { answer: catalogueStatistics },
})
