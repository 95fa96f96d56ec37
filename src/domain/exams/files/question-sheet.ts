import {
  draftFaults,
  draftFaultText,
  normalDraft,
  type QuestionDraft,
  questionLimits,
  trueFalseOptions,
} from '#domain/exams/question-draft.ts';
import { kindOfWord, kindsOfQuestion, questionKinds, type QuestionKind } from '#domain/exams/question-kinds.ts';
import { fold } from '#domain/shared/text.ts';
import { accept, refuse, type Result } from '#domain/shared/result.ts';
import { optionId } from './file-fault.ts';

const optionColumns = Array.from({ length: questionLimits.options }, (_, place) => `alternativa_${place + 1}`);

/** The columns of a spreadsheet of questions: a row is a question. Where the answer is written, its options are the answers that count. */
export const sheetColumns: readonly string[] = ['tipo', 'pregunta', 'correctas', 'puntos', 'razon', ...optionColumns];

/** What it cannot do without. */
export const neededColumns: readonly string[] = ['tipo', 'pregunta', 'alternativa_1'];

/** A row by its columns. */
export type SheetCells = Readonly<Record<string, string>>;

/** The question of a row; refused with what is said of it, in Spanish. */
export function draftOfCells(
  cells: SheetCells,
): Result<QuestionDraft, { readonly kind: 'row-faulty'; readonly text: string }> {
  const { tipo = '', pregunta = '', correctas = '', puntos = '', razon = '' } = cells;
  const kind = kindOfWord(tipo);
  if (kind === null) {
    const words = questionKinds.map((each) => kindsOfQuestion[each].word).join(', ');
    return refuse({ kind: 'row-faulty', text: `En «tipo» va uno de estos: ${words}.` });
  }
  const written = optionColumns.map((column) => cells[column] ?? '').filter((cell) => cell.trim() !== '');
  const options = optionsOf(kind, written);
  const key = keyOf(kind, options, written, correctas);
  if (key === null) {
    return refuse({ kind: 'row-faulty', text: 'En «correctas» van números de alternativas, como 2 o 1;3.' });
  }
  const points = puntos.trim() === '' ? 1 : Number(puntos);
  const draft = normalDraft({ kind, text: pregunta, options, image: null, points, key, reason: razon });
  const [fault] = draftFaults(draft);
  return fault === undefined ? accept(draft) : refuse({ kind: 'row-faulty', text: draftFaultText(fault) });
}

/** The row of a question, which `draftOfCells` reads to the same; without its picture, and an ordering one in its right order. */
function cellsOf({ kind, text, options, key, points, reason }: QuestionDraft): SheetCells {
  const { word, keyIs } = kindsOfQuestion[kind];
  const inOrder = keyIs === 'order' ? key.flatMap((id) => options.filter((option) => option.id === id)) : options;
  const written = keyIs === 'words' ? key : inOrder.map((option) => option.text);
  const places = inOrder.flatMap(({ id }, place) => (key.includes(id) ? [place + 1] : []));
  return {
    tipo: word,
    pregunta: text,
    correctas: keyIs === 'one' || keyIs === 'some' ? places.join(';') : '',
    puntos: String(points),
    razon: reason,
    ...Object.fromEntries(optionColumns.map((column, place) => [column, written[place] ?? ''])),
  };
}

/** The questions as a spreadsheet: CSV in UTF-8 with a mark by which every spreadsheet program takes it for that. */
export function sheetOf(questions: readonly QuestionDraft[]): string {
  const quoted = (cell: string): string => (/[",;\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const rows = questions.map((question) => {
    const cells = cellsOf(question);
    return sheetColumns.map((column) => quoted(cells[column] ?? ''));
  });
  return `\u{FEFF}${[sheetColumns, ...rows].map((cells) => cells.join(',')).join('\n')}\n`;
}

function optionsOf(kind: QuestionKind, written: readonly string[]): QuestionDraft['options'] {
  const { keyIs, optionsStand } = kindsOfQuestion[kind];
  if (keyIs === 'words') return [];
  if (optionsStand === true && written.length === 0) return trueFalseOptions;
  return written.map((text, place) => ({ id: optionId(place), text }));
}

/** Null: what is written names no option. */
function keyOf(
  kind: QuestionKind,
  options: QuestionDraft['options'],
  written: readonly string[],
  told: string,
): readonly string[] | null {
  const { keyIs, optionsStand } = kindsOfQuestion[kind];
  if (keyIs === 'words') return written;
  const named = told.split(/[;,\s]+/).filter((each) => each !== '');
  if (keyIs === 'order' && named.length === 0) return options.map(({ id }) => id);
  const key = named.map((each) => options[placeOf(each, optionsStand === true)]?.id);
  return key.every((id) => id !== undefined) ? key : null;
}

/** From 0. 'V' and 'F' are what they say where options stand. */
function placeOf(told: string, optionsStand: boolean): number {
  if (optionsStand && /^[vf]/.test(fold(told))) return fold(told).startsWith('v') ? 0 : 1;
  return /^\d{1,2}$/.test(told) ? Number(told) - 1 : -1;
}
