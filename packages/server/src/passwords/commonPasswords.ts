/**
 * The commonest passwords with all four classes, by their letters, so that `Motdepasse1!` and
 * `M0tdepasse-2026` are both found. Deliberately short: attempts are limited
 * (docs/security.md#authentication).
 */
const COMMON = new Set([
  'password',
  'passwd',
  'passworld',
  'motdepasse',
  'mdp',
  'azerty',
  'azertyuiop',
  'qwerty',
  'qwertyuiop',
  'welcome',
  'bienvenue',
  'bonjour',
  'admin',
  'administrator',
  'administrateur',
  'letmein',
  'iloveyou',
  'jetaime',
  'changeme',
  'soleil',
  'secret',
  'test',
  'abc',
  'abcd',
  'abcdef',
])
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/** Tells whether a password is only digits and signs around a common word. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const plain = lower.replace(/[^a-z]/g, '')
  const read = lower
    .replace(/[^a-z@$]+$/, '')
    .replace(/[013 45@$]/g, (sign) => LOOKALIKES[sign] ?? '')
    .replace(/[^a-z]/g, '')
  return COMMON.has(plain) || COMMON.has(read)
}
