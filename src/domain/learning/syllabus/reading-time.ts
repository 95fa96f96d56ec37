const wordsAMinute = 200;

/** How long a text is read, in minutes with fractions. */
export function minutesToRead(text: string): number {
  return text.trim().split(/\s+/).length / wordsAMinute;
}

/** The same in whole seconds, minutes rounded up, as a class of reading lasts. */
export function secondsToRead(text: string): number {
  return Math.ceil(minutesToRead(text)) * 60;
}
