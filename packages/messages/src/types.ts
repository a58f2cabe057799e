/** The shape of a French message file with any texts: a missing or extra key does not compile. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>
}

/** Every key of a message tree: 'common.requiredField' and so on. */
export type MessageKey<Tree> = {
  [Key in keyof Tree & (string | number)]: Tree[Key] extends string
    ? `${Key}`
    : `${Key}.${MessageKey<Tree[Key]>}`
}[keyof Tree & (string | number)]
