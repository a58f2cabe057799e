/** The tags that an `If-None-Match` lists, for weak comparison; `*` stands for any (RFC 9110, section 13.1.2). */
const listed = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))

/** Whether the caller holds this content already, by one of the tags that it has. */
export const isHeld = (header: string | undefined, hasTag: (tag: string) => boolean) =>
  header !== undefined && (hasTag(header) || listed(header).some((tag) => tag === '*' || hasTag(tag)))
