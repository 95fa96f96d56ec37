import { type QuestionDraft, trueFalseOptions } from '#domain/exams/question-draft.ts';
import { kindsOfQuestion, type KindOfQuestion } from '#domain/exams/question-kinds.ts';
import { giftText } from './gift-text.ts';

/**
 * The questions as a file in Moodle's GIFT, which `readGift` reads to the same questions, options and key of an ordering one in its
 * right order. A picture does not go along: a comment says so. Points and kinds that GIFT does not tell stand in comments.
 */
export function giftOf(questions: readonly QuestionDraft[]): string {
  return questions.map((question, index) => block(question, index + 1)).join('\n');
}

function block(question: QuestionDraft, number: number): string {
  const reason = question.reason === '' ? '' : `\n\t####${giftText(question.reason)}`;
  const answers = answersOf(question);
  return `${comments(question, answers)}::P${number}::${giftText(question.text)} {${answers.text}${reason}\n}\n`;
}

/** How answers are written, and the kind that is told by that. */
interface Written {
  readonly text: string;
  readonly tells: string;
}

function answersOf({ kind, options, key }: QuestionDraft): Written {
  if (isTrueFalse(options) && kind === 'true-false')
    return { text: key[0] === options[0]?.id ? 'T' : 'F', tells: kind };
  return answersByKey[kindsOfQuestion[kind].keyIs](options, key);
}

type WriteAnswers = (options: QuestionDraft['options'], key: readonly string[]) => Written;

const answersByKey: Readonly<Record<KindOfQuestion['keyIs'], WriteAnswers>> = {
  one: (options, key) => ({
    text: options.map(({ id, text }) => `\n\t${key.includes(id) ? '=' : '~'}${giftText(text)}`).join(''),
    tells: 'single',
  }),
  some: (options, key) => {
    // Shares of the points for platforms that know them; one that is wrong takes all away.
    const share = Number((100 / key.length).toFixed(5));
    const lines = options.map(({ id, text }) => `\n\t~%${key.includes(id) ? share : -100}%${giftText(text)}`);
    return { text: lines.join(''), tells: 'several' };
  },
  order: (options, key) => {
    const inOrder = key.flatMap((id) => options.filter((option) => option.id === id));
    return {
      text: `>ALL VERTICAL ALL_OR_NOTHING${inOrder.map(({ text }) => `\n\t${giftText(text)}`).join('')}`,
      tells: 'ordering',
    };
  },
  words: (_, key) => ({ text: key.map((words) => `\n\t=${wordsText(words)}`).join(''), tells: 'short-text' }),
};

/** In an accepted answer an asterisk would stand for any text, and an arrow for a pair. */
function wordsText(words: string): string {
  return giftText(words)
    .replaceAll('*', String.raw`\*`)
    .replaceAll('->', String.raw`-\>`);
}

function comments({ kind, points, image }: QuestionDraft, { tells }: Written): string {
  const tags = [
    ...(points === 1 ? [] : [`[puntos:${points}]`]),
    ...(kind === tells ? [] : [`[tipo:${kindsOfQuestion[kind].word}]`]),
    ...(image === null ? [] : [`Su imagen no va en este archivo: ${image.text.replaceAll(/[[\]]/g, '')}`]),
  ];
  return tags.length === 0 ? '' : `// ${tags.join(' ')}\n`;
}

function isTrueFalse(options: QuestionDraft['options']): boolean {
  return (
    options.length === trueFalseOptions.length &&
    options.every(({ text }, place) => text === trueFalseOptions[place]?.text)
  );
}
