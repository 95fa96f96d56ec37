/** WebVTT from the sentences of a video: at most two lines of 42 characters a cue. */
const lineLength = 42;

/** Stands for a blank at which no line ends: 'S/. 118.00' and '18 %' stay together. */
const bond = '\u00A0';
const bound = (text) =>
  text.replaceAll(/S\/\. (?=\d)/g, `S/.${bond}`).replaceAll(/(?<=\d) (?=[%×÷−+=])|(?<=[×÷−+=]) (?=\d)/g, bond);

/** Cues of a video; a sentence too long for one cue is cut at a comma or a space near its middle, in proportion to its letters. */
export function cuesOf(beats) {
  return beats.flatMap(({ sentence, start, end }) => {
    const parts = split(bound(sentence));
    const letters = sentence.length;
    let from = start;
    return parts.map((part, index) => {
      const to = index === parts.length - 1 ? end : from + ((end - start) * part.length) / letters;
      const cue = { start: from, end: to, text: part };
      from = to;
      return cue;
    });
  });
}

function split(sentence) {
  if (lines(sentence).length <= 2) return [sentence];
  const middle = sentence.length / 2;
  const places = [...sentence.matchAll(/ /g)].map(({ index }) => index);
  const cost = (place) => Math.abs(place - middle) - (/[,;:]/.test(sentence[place - 1]) ? 12 : 0);
  const cut = places.sort((a, b) => cost(a) - cost(b))[0];
  return [...split(sentence.slice(0, cut)), ...split(sentence.slice(cut + 1))];
}

/** As few lines as fit, and the last never much shorter than the others. */
function lines(text) {
  const wrap = (width) => {
    const out = [''];
    for (const word of text.split(' ')) {
      const longer = `${out.at(-1)} ${word}`.trim();
      if (longer.length <= width) out[out.length - 1] = longer;
      else out.push(word);
    }
    return out;
  };
  const count = wrap(lineLength).length;
  let width = Math.ceil(text.length / count);
  while (wrap(width).length > count) width++;
  return wrap(Math.min(width, lineLength));
}

export function vtt(cues) {
  return `WEBVTT\n\n${cues.map(({ start, end, text }) => `${stamp(start)} --> ${stamp(end)}\n${lines(text).join('\n').replaceAll(bond, ' ')}\n`).join('\n')}`;
}

function stamp(seconds) {
  const thousandths = Math.round(seconds * 1000);
  const part = (value, digits) => String(value).padStart(digits, '0');
  return `${part(Math.floor(thousandths / 60000), 2)}:${part(Math.floor(thousandths / 1000) % 60, 2)}.${part(thousandths % 1000, 3)}`;
}
