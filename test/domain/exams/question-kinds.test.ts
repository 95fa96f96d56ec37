import { describe, expect, test } from 'vitest';
import { normalAnswers } from '#domain/exams/answers.ts';
import { gradeAnswers } from '#domain/exams/grading.ts';
import { isQuestionKind, kindsOfQuestion, questionKinds } from '#domain/exams/question-kinds.ts';
import { accepted, refused } from '#test/support/shared/accepted.ts';
import { questionExamples } from '#test/support/exams/question-examples.ts';

describe.each(questionKinds)('a question of the kind %s', (kind) => {
  const { question, right, wrong, refused: impossible } = questionExamples[kind];
  const normal = (given: readonly string[]) => normalAnswers([question], { [question.id]: given });
  const passes = (given: readonly string[]) => gradeAnswers([question], accepted(normal(given)), 200).passed;

  test('earns its points by a right answer alone', () => {
    expect(question.kind).toBe(kind);
    expect(right.map(passes)).toEqual(right.map(() => true));
    expect(wrong.map(passes)).toEqual(wrong.map(() => false));
  });

  test('keeps an answer in one form, which tidying again leaves alone', () => {
    for (const given of [...right, ...wrong])
      expect(accepted(normal(given))).toEqual(accepted(normalAnswers([question], accepted(normal(given)))));
  });

  test('refuses what no form of ours can give', () => {
    for (const [given, refusal] of impossible)
      expect(refused(normal(given))).toEqual({ kind: refusal, questionId: '1' });
  });

  test('has options exactly when it is answered by them', () => {
    expect(question.options.length > 0).toBe(kindsOfQuestion[kind].answeredBy === 'options');
  });
});

test('what is no kind is known for none', () => {
  expect(questionKinds.every(isQuestionKind)).toBe(true);
  expect(['', 'toString', 'essay'].some(isQuestionKind)).toBe(false);
});
