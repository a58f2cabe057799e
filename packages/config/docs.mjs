// Checks that what comments and docs point at exists: pages, headings, files that a page names, the tests of
// docs/security.md, and every note in the index of decisions.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import process from 'node:process'

process.chdir(join(import.meta.dirname, '../..'))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'])
  .toString()
  .split('\n')
const known = new Set(files)
const names = new Set(files.map((file) => basename(file)))
const isText = (file) => /\.(?:ts|tsx|astro|mjs|cjs|js|css|md|yaml|html)$/.test(file)

/** A link of a page, relative to its folder; links to other hosts are nobody's business here. */
const MARKDOWN_LINK = /\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]+))?\)/g
/** A page of docs named in a comment or a sentence. */
const DOCS_LINK = /(?<![\w/.-])(docs\/[\w/.-]*\w)(?:#([\w-]+))?/g
/** Citations of documents that are not in the repository. */
const UNKNOWN = /\b(?:decisions|specification|security), (?:sections? )?(?:the )?[A-Z0-9]/g
/** A file or folder of the repository named in a page; patterns and placeholders are not checked. */
const CODE_PATH = /`((?:packages|storefront|backoffice|e2e|docs)\/[\w./[\]-]*\w)\/?`/g
const TEST_NAME = /`([\w.-]+\.(?:test|spec)\.ts)`/g

/** The anchor that GitHub gives a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsOf = (page) =>
  [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchor(heading))

/** @returns why a link leads nowhere; nothing for a good one */
function problemOf(path, heading) {
  const isFolder = files.some((file) => file.startsWith(`${path}/`))
  if (!known.has(path) && !isFolder) return `there is no ${path}`
  if (heading && path.endsWith('.md') && !anchorsOf(path).includes(heading))
    return `${path} has no heading #${heading}`
}

function problemsOf(file) {
  const text = readFileSync(file, 'utf8')
  const problems = []
  const links = [...text.matchAll(DOCS_LINK)].map(([, path, heading]) => [path, heading])
  if (file.endsWith('.md'))
    for (const [, path, heading] of text.matchAll(MARKDOWN_LINK))
      links.push([path ? join(dirname(file), path) : file, heading])
  if (file.endsWith('.md') && !file.startsWith('docs/decisions/'))
    for (const [, path] of text.matchAll(CODE_PATH)) if (!path.endsWith('/dist')) links.push([path])
  for (const [path, heading] of links) problems.push(problemOf(path, heading))
  for (const [citation] of text.matchAll(UNKNOWN)) problems.push(`"${citation}" cites nothing here`)
  if (file === 'docs/decisions/README.md')
    for (const note of files.filter((one) => /^docs\/decisions\/\d/.test(one)))
      if (!text.includes(`(${basename(note)})`)) problems.push(`the index lacks ${basename(note)}`)
  if (file === 'docs/security.md')
    for (const [, name] of text.matchAll(TEST_NAME))
      if (!names.has(name)) problems.push(`there is no ${name}`)
  return [...new Set(problems.filter(Boolean))].map((problem) => `${file}: ${problem}`)
}

const problems = files
  .filter((file) => isText(file) && file !== 'packages/config/docs.mjs')
  .flatMap(problemsOf)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
