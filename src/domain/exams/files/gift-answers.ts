import { type QuestionDraft, trueFalseOptions } from '#domain/exams/question-draft.ts';
import { kindOfWord, kindsOfQuestion, type QuestionKind } from '#domain/exams/question-kinds.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { optionId } from './file-fault.ts';
import type { GiftFault } from './gift-texts.ts';
import type { GiftPiece } from './gift-text.ts';
import { wordsOfHtml } from './words-of-html.ts';

/** A fault, and where in the block's text it is. */
export interface GiftFaultAt {
  readonly kind: GiftFault;
  readonly at: number;
}

export type GiftRead<T> = Result<T, GiftFaultAt>;
export type GiftAnswers = Pick<QuestionDraft, 'kind' | 'options' | 'key'> & { readonly said: readonly string[] };

/** Says what is wrong with a piece, and where it is. */
export const wrongGift = (
  kind: GiftFault,
  { start }: { readonly start: number },
): { readonly ok: false; readonly refusal: GiftFaultAt } => refuse({ kind, at: start });

/** What a question's braces hold. @param word the kind that a comment names. */
export function readAnswers(answers: GiftPiece, word: string | undefined): GiftRead<GiftAnswers> {
  const { mask } = answers;
  if (mask === '') return wrongGift('essay', answers);
  if (mask.startsWith('>')) return readOrder(answers.slice(1));
  if (mask.startsWith('#')) return readNumber(answers.slice(1), word);
  if (mask.includes('~')) return readOptions(answers, word);
  if (/^(?:T|F|TRUE|FALSE)(?=\s*(?:#|$))/.test(mask)) return accept(readTruth(answers));
  return mask.includes('->') ? wrongGift('matching', answers) : readWords(answers, word);
}

/** One answer of several: whether it is right, its words, and what is said of it. */
function readAnswer(
  piece: GiftPiece,
): GiftRead<{ readonly right: boolean; readonly weighed: boolean; readonly text: string; readonly said: string }> {
  const sign = piece.raw[0];
  const weight = /^%(-?\d{1,3}(?:\.\d+)?)%/.exec(piece.slice(1).mask.trimStart());
  const bare = weight === null ? piece.slice(1) : piece.slice(piece.mask.indexOf(weight[0]) + weight[0].length);
  const [answer, said] = bare.cut('#') ?? [bare, null];
  const percent = weight === null ? null : Number(weight[1]);
  if (sign === '=' && percent !== null && percent !== 100) return wrongGift('partial', piece);
  const text = wordsOf(answer);
  return accept({
    right: sign === '=' || (percent ?? 0) > 0,
    weighed: sign === '~' && percent !== null && percent > 0,
    text,
    said: said === null || said.isBlank ? '' : `${text}: ${wordsOf(said)}`,
  });
}

function readOptions(answers: GiftPiece, word: string | undefined): GiftRead<GiftAnswers> {
  const { before, pieces } = answers.startingWith('~=');
  if (!before.isBlank) return wrongGift('stray', before);
  const options = [];
  for (const [place, piece] of pieces.entries()) {
    const read = readAnswer(piece);
    if (!read.ok) return read;
    // Beside an answer that is right by itself, another that earns a part of the points.
    if (read.value.weighed && answers.mask.includes('=')) return wrongGift('partial', piece);
    options.push({ ...read.value, id: optionId(place) });
  }
  return accept({
    kind: kindOf(word, answers.mask.includes('=') ? 'single' : 'several'),
    options: options.map(({ id, text }) => ({ id, text })),
    key: options.filter(({ right }) => right).map(({ id }) => id),
    said: options.map(({ said }) => said),
  });
}

function readWords(answers: GiftPiece, word: string | undefined): GiftRead<GiftAnswers> {
  const { before, pieces } = answers.startingWith('=');
  if (!before.isBlank) return wrongGift('stray', before);
  const accepted = [];
  for (const piece of pieces) {
    const read = readAnswer(piece);
    if (!read.ok) return read;
    if (piece.cut('#')?.[0].mask.includes('*') ?? piece.mask.includes('*')) return wrongGift('wildcard', piece);
    accepted.push(read.value);
  }
  return accept({
    kind: kindOf(word, 'short-text'),
    options: [],
    key: accepted.map(({ text }) => text),
    said: accepted.map(({ said }) => said),
  });
}

/** A number is a written answer, unless anything near it is right as well. */
function readNumber(answers: GiftPiece, word: string | undefined): GiftRead<GiftAnswers> {
  const { trimmed } = answers;
  const [number, said] = trimmed.cut('#') ?? [trimmed, null];
  if (!/^-?\d+(?:\.\d+)?$/.test(number.words)) return wrongGift('number-range', answers);
  const reason = said === null ? '' : wordsOf(said);
  return accept({ kind: kindOf(word, 'short-text'), options: [], key: [number.words], said: [reason] });
}

function readTruth(answers: GiftPiece): GiftAnswers {
  const [truth, said] = answers.cut('#') ?? [answers, null];
  const both = said === null ? [] : (said.cut('#') ?? [said]);
  const key = truth.raw.trim().startsWith('T') ? ['a'] : ['b'];
  return { kind: 'true-false', options: trueFalseOptions, key, said: both.map(wordsOf) };
}

/** An item a line, in the right order, after a line that tells how other platforms show them. */
function readOrder(answers: GiftPiece): GiftRead<GiftAnswers> {
  const items = answers.lines.slice(1).filter((line) => !line.isBlank);
  const options = items.map((item, place) => ({ id: optionId(place), text: wordsOf(item) }));
  return accept({ kind: 'ordering', options, key: options.map(({ id }) => id), said: [] });
}

/** What a tag names, where its answers are written in the same way; else what GIFT tells. */
function kindOf(word: string | undefined, told: QuestionKind): QuestionKind {
  const named = word === undefined ? null : kindOfWord(word);
  if (named === null) return told;
  return kindsOfQuestion[named].keyIs === kindsOfQuestion[told].keyIs ? named : told;
}

const format = /^\s*\[(html|moodle|plain|markdown)\]/;

/** Whether a piece says that it is HTML. */
export function isHtml(piece: GiftPiece): boolean {
  return format.exec(piece.mask)?.[1] === 'html';
}

/** The words of a piece in the format that it tells. */
export function wordsOf(piece: GiftPiece): string {
  const told = format.exec(piece.mask);
  if (told === null) return piece.words;
  const { words } = piece.slice(told[0].length);
  return told[1] === 'html' && !words.includes('<img') ? wordsOfHtml(words) : words;
}
