import { fold } from '#domain/shared/text.ts';

/** A text with the first place marked where what is sought occurs, case and accents apart. */
export function MarkedText({ text, sought }: { text: string; sought: string }) {
  const place = findFolded(text, sought.trim());
  if (place === null) return text;
  const [from, to] = place;
  return (
    <>
      {text.slice(0, from)}
      <mark>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  );
}

/** From and to in the original text: folding drops accents, so places in the folded text are counted back. */
function findFolded(text: string, sought: string): readonly [number, number] | null {
  const target = fold(sought);
  if (target === '') return null;
  const origins: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const plain = fold(character);
    for (let index = 0; index < plain.length; index += 1) origins.push(at);
    folded += plain;
    at += character.length;
  }
  const start = folded.indexOf(target);
  const from = origins[start];
  return start < 0 || from === undefined ? null : [from, origins[start + target.length] ?? text.length];
}
