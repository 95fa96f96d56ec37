/** What older spreadsheets save for Spanish is told by its bytes: accents of it are none of UTF-8. */
export function encodingOf(content: Uint8Array): 'utf-8' | 'windows-1252' {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
