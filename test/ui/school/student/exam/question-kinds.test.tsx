import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Question } from '#domain/exams/exam.ts';
import { questionKinds } from '#domain/exams/question-kinds.ts';
import { kindsOnScreen } from '#ui/school/student/exam/question-kinds.tsx';
import { QuestionView } from '#ui/school/student/exam/question-view.tsx';
import { ReviewedQuestion } from '#ui/school/student/exam/reviewed-question.tsx';
import { questionExamples } from '#test/support/exams/question-examples.ts';

/** One question on the screen; what was answered stands below it. */
function Asked({ question }: { question: Question }) {
  const [given, setGiven] = useState<readonly string[]>([]);
  return (
    <>
      <QuestionView
        question={question}
        number={1}
        total={1}
        answers={{ [question.id]: given }}
        disabled={false}
        onAnswer={setGiven}
      />
      <output>{JSON.stringify(given)}</output>
    </>
  );
}

describe.each(questionKinds)('a question of the kind %s', (kind) => {
  const { question, acts, given, givenText, keyText } = questionExamples[kind];

  test('says how it is answered, and is', async () => {
    const user = userEvent.setup();
    render(<Asked question={question} />);
    expect(screen.getByRole('group').textContent).toContain(kindsOnScreen[kind].how);
    for (const { role, name, types } of acts) {
      const field = screen.getByRole(role, { name });
      await (types === undefined ? user.click(field) : user.type(field, types));
    }
    expect(screen.getByRole('status').textContent).toBe(JSON.stringify(given));
  });

  test('says in words what was answered and what is right', () => {
    expect(kindsOnScreen[kind].answerText(question, given)).toBe(givenText);
    expect(kindsOnScreen[kind].keyText(question)).toBe(keyText);
  });
});

test('neither in a question nor in what is answered does a number part from its sign', () => {
  const { question } = questionExamples.single;
  const options = question.options.map((option) => ({ ...option, text: `${option.text}: 18 %` }));
  const asked = { ...question, text: '¿Cuánto es el 18 %?', options };
  const { container } = render(
    <>
      <Asked question={asked} />
      <ReviewedQuestion question={{ ...asked, given: ['b'], right: false, reason: 'Es el 18 %.' }} number={1} />
    </>,
  );
  expect(container.textContent).toContain('18\u00A0%');
  expect(container.textContent).not.toContain('18 %');
});
