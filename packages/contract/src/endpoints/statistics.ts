import { endpoint } from '../endpoint.ts'
import { statistics } from '../samples.ts'
import { Statistics, StatisticsQuery } from '../statistics.ts'

export const readStatistics = endpoint({
  get: '/v1/statistics/',
  who: 'admin',
  tag: 'statistics',
  summary: 'Read figures over a range of days',
  about: 'The days are those of Paris, both included; the last 30 unless said.',
  query: StatisticsQuery,
  answer: Statistics,
  example: { answer: statistics },
})
