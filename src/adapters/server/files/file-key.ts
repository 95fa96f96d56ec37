const keyPattern = /^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/;

/** Whether a text is a key of the file store: lower case, digits, `-`, `.` and `/`, and no way out of its folder. */
export function isFileKey(text: string): boolean {
  return keyPattern.test(text);
}

/** The key as it came. @throws when it is none. */
export function fileKey(text: string): string {
  if (!isFileKey(text)) throw new Error(`Not a file key: ${text}`);
  return text;
}
