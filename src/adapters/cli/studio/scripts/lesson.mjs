/**
 * How the scripts of whole classes are written. A class is a list of scenes; a scene has a title, an opening text, and parts:
 * an item of the slide with the text that is read while it is the newest. An item is 'text', or 'head | text' in the layouts
 * steps, contrast and equation. Every text is cut into its sentences, each of which is a caption.
 */

/** A full stop or a question mark ends a sentence; that of 'S/.' and that of '1.18' do not. */
const betweenSentences = /(?<=[\p{L}\d%)»][.?]|[.?]»)\s+(?=[¿«\p{Lu}\d])/u;

/** A sum as a slide writes it, with one sign or several: '933.33 + 872.00 = 1805.33', '7500.00 × 18 % = 1350.00'. */
const sums = /((?:[\d.]+(?: %)? [×÷+−] )+[\d.]+(?: %)?) = (−?[\d.]+(?: %)?)/g;

/** @throws when a slide would show a sum that is wrong by a céntimo: so it is never drawn. */
function checkSums(text) {
  for (const [written, left, right] of text.matchAll(sums)) {
    const valueOf = (term) => (term.endsWith('%') ? Number.parseFloat(term) / 100 : Number(term));
    const [first, ...rest] = left.split(/ (?=[×÷+−])/);
    let total = valueOf(first);
    for (const each of rest) {
      const term = valueOf(each.slice(2));
      if (each[0] === '×') total *= term;
      if (each[0] === '÷') total /= term;
      if (each[0] === '+') total += term;
      if (each[0] === '−') total -= term;
    }
    if (Math.abs(total - valueOf(right.replace('−', '-'))) > 0.0051) throw new Error(`${written}: it is ${total}`);
  }
}

/** A scene: `parts` are pairs of an item and its text. */
export function scene(title, layout, opening, ...parts) {
  for (const [item] of parts) checkSums(item);
  const said = (text, shown) =>
    text
      .split(betweenSentences)
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ sentence, shown }));
  return {
    title,
    layout,
    items: parts.map(([item]) => item),
    say: [...said(opening, 0), ...parts.flatMap(([, text], index) => said(text, index + 1))],
  };
}

/** The classes of a course, each with what they share. */
export function classesOf(course, classes) {
  return classes.map((each) => ({ ...course, ...each, isLesson: true }));
}

/** A scene whose items are answers, which nobody sees before their text. */
export function riddle(...parts) {
  return { ...scene(...parts), isRiddle: true };
}
