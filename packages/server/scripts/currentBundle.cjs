const { readFileSync, statSync } = require('node:fs')
const { join } = require('node:path')

/** Within the package, so that what stays outside of a bundle is found in its `node_modules`. */
const bundles = join(__dirname, '../.cache/bundle')
const workspace = join(__dirname, '../../..')

/**
 * Digest of files' contents, in their order.
 *
 * @param {string[]} files their paths within `root`
 */
function digestOf(files, root = workspace) {
  const { createHash } = require('node:crypto')
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file))).update('\0')
  return hash.digest('hex')
}

/**
 * Size and time of change of each file: the same stamp, the same contents, and a third of the digest's time. Whoever
 * writes to a file moves that time, which no program can set back.
 *
 * @param {string[]} files
 */
function stampOf(files, root = workspace) {
  const stamps = files.map((file) => {
    const { size, ctimeMs } = statSync(join(root, file))
    return `${size} ${ctimeMs}`
  })
  return stamps.join()
}

/**
 * The folder of the bundle that `current.json` names, if every file that went into it is still what it was; `null` also
 * where there is none.
 *
 * @returns {string | null}
 */
function currentBundle({ from = bundles, root = workspace } = {}) {
  try {
    const { folder, sources, stamp, digest } = JSON.parse(readFileSync(join(from, 'current.json'), 'utf8'))
    const isCurrent = stampOf(sources, root) === stamp || digestOf(sources, root) === digest
    return isCurrent ? join(from, folder) : null
  } catch {
    // None was made yet, or a source is gone.
    return null
  }
}

module.exports = { bundles, currentBundle, digestOf, stampOf }
