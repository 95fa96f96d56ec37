import { draftFaults, draftFaultText, normalDraft, type QuestionDraft } from '#domain/exams/question-draft.ts';
import { accept, refuse } from '#domain/shared/result.ts';
import { type FileFault, mostFaultsTold, type ReadQuestions } from './file-fault.ts';
import { type GiftRead, isHtml, readAnswers, wordsOf, wrongGift } from './gift-answers.ts';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { giftFaultText } from './gift-texts.ts';
import { GiftPiece } from './gift-text.ts';
import { wordsOfHtml } from './words-of-html.ts';

/**
 * The questions of a file in Moodle's GIFT, in their order; with a fault anywhere, the faults and nothing else. Names of questions and
 * categories are left out; what is said of single answers goes into the reason. Source: docs.moodle.org, GIFT format.
 */
export function readGift(file: string): ReadQuestions {
  const drafts: QuestionDraft[] = [];
  const faults: FileFault[] = [];
  let count = 0;
  const note = (line: number, text: string): void => {
    count += 1;
    if (faults.length < mostFaultsTold) faults.push({ line, text });
  };
  for (const block of giftBlocks(file)) {
    const read = readBlock(block);
    if (!read.ok) {
      note(block.line + lineBreaks(block.text.slice(0, read.refusal.at)), giftFaultText(read.refusal.kind));
      continue;
    }
    const draft = normalDraft(read.value);
    const lacking = draftFaults(draft);
    for (const fault of lacking) note(block.line, draftFaultText(fault));
    if (lacking.length === 0) drafts.push(draft);
  }
  return count === 0 ? accept(drafts) : refuse({ kind: 'questions-faulty', faults, count });
}

function readBlock({ text, tags }: GiftBlock): GiftRead<QuestionDraft> {
  const question = withoutName(GiftPiece.of(text));
  const opened = question.cut('{');
  const closed = opened?.[1].cut('}') ?? null;
  if (opened === null || closed === null)
    return wrongGift(/[{}]/.test(question.mask) ? 'braces' : 'no-answers', question);
  const [before] = opened;
  const [inside, after] = closed;
  const stray = [before, inside, after].find(({ mask }) => /[{}]/.test(mask));
  if (stray !== undefined) return wrongGift('braces', stray);
  const [answers, reason] = inside.cutAtLast('####') ?? [inside, null];
  const answered = readAnswers(answers.trimmed, tags.get('tipo'));
  if (!answered.ok) return answered;
  const asked = after.isBlank
    ? wordsOf(before)
    : `${wordsOf(before)} _____ ${wordsOf(after)}`.replace(/(?<=_____) (?=[.,;:?!)])/, '');
  const words = [asked, ...answered.value.options.map((option) => option.text)];
  if (words.some((each) => each.includes('<img'))) return wrongGift('image', question);
  const { said, ...rest } = answered.value;
  const reasons = [...(reason === null ? [] : [wordsOf(reason)]), ...said].filter((each) => each !== '');
  const html = isHtml(before);
  return accept({
    ...rest,
    options: html ? rest.options.map((option) => ({ ...option, text: wordsOfHtml(option.text) })) : rest.options,
    key: html && rest.options.length === 0 ? rest.key.map(wordsOfHtml) : rest.key,
    text: asked,
    image: null,
    points: pointsOf(tags.get('puntos')),
    reason: (html ? reasons.map(wordsOfHtml) : reasons).join('\n'),
  });
}

function withoutName(question: GiftPiece): GiftPiece {
  const { trimmed } = question;
  if (!trimmed.mask.startsWith('::')) return trimmed;
  return trimmed.slice(2).cut('::')?.[1] ?? trimmed;
}

/** 1 where nothing is told; what is told wrong is told to whoever imports. */
const pointsOf = (told: string | undefined): number => (told === undefined ? 1 : Number(told));

const lineBreaks = (text: string): number => text.split('\n').length - 1;
