import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatGrade } from '#domain/exams/exam.ts';
import { gradeAnswers, isRight } from '#domain/exams/grading.ts';
import { fourQuestions, question, rightAnswers } from '#test/support/exams/exam-builders.ts';

describe('grading', () => {
  test('all right is 20.0, nothing is 0.0', () => {
    expect(gradeAnswers(fourQuestions, rightAnswers, 140)).toEqual({
      points: 10,
      maxPoints: 10,
      grade: 200,
      passed: true,
    });
    expect(gradeAnswers(fourQuestions, {}, 140)).toMatchObject({ points: 0, grade: 0, passed: false });
  });

  test('several-answer and ordering questions are all or nothing', () => {
    const [, , several, ordering] = fourQuestions;
    expect(isRight(several!, ['c', 'a'])).toBe(true);
    expect(isRight(several!, ['a'])).toBe(false);
    expect(isRight(several!, ['a', 'b', 'c'])).toBe(false);
    expect(isRight(several!, ['a', 'a'])).toBe(false);
    expect(isRight(ordering!, ['d', 'c', 'b', 'a'])).toBe(true);
    expect(isRight(ordering!, ['a', 'b', 'c', 'd'])).toBe(false);
  });

  test('a written answer is right when it is one of those accepted, accents and case apart', () => {
    const written = question(7, 'short-text', ['Gratificación', 'Gratificaciones legales']);
    expect(isRight(written, ['gratificacion'])).toBe(true);
    expect(isRight(written, ['GRATIFICACIONES LEGALES.'])).toBe(true);
    expect(isRight(written, ['bonificación'])).toBe(false);
    expect(isRight(written, ['Gratificación', 'Gratificaciones legales'])).toBe(false);
    expect(isRight(written, [])).toBe(false);
  });

  test('the nota is rounded half up to one decimal, and passing compares the rounded one', () => {
    const three = [question(1, 'single', ['a']), question(2, 'single', ['a']), question(3, 'single', ['a'])];
    const grade = (right: number, of: typeof three): string =>
      formatGrade(gradeAnswers(of, Object.fromEntries(of.slice(0, right).map(({ id }) => [id, ['a']])), 0).grade);
    expect([grade(1, three), grade(2, three), grade(3, three)]).toEqual(['6.7', '13.3', '20.0']);
    const eighty = Array.from({ length: 80 }, (_, index) => question(index + 1, 'single', ['a']));
    expect(grade(1, eighty)).toBe('0.3');
    expect(gradeAnswers(three, { '1': ['a'], '2': ['a'] }, 133).passed).toBe(true);
    expect(gradeAnswers(three, { '1': ['a'], '2': ['a'] }, 134).passed).toBe(false);
  });

  test('an exam without points is refused', () => {
    expect(() => gradeAnswers([], {}, 140)).toThrow(RangeError);
  });

  test('property: one more right answer never lowers the nota, which stays within 0 to 20', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 60 }),
        fc.nat(),
        (points, seed) => {
          const questions = points.map((each, index) => question(index + 1, 'single', ['a'], each));
          const right = seed % questions.length;
          const some = Object.fromEntries(questions.slice(0, right).map(({ id }) => [id, ['a']]));
          const more = Object.fromEntries(questions.slice(0, right + 1).map(({ id }) => [id, ['a']]));
          const before = gradeAnswers(questions, some, 140);
          const after = gradeAnswers(questions, more, 140);
          expect(after.grade).toBeGreaterThanOrEqual(before.grade);
          expect(before.grade).toBeGreaterThanOrEqual(0);
          expect(after.grade).toBeLessThanOrEqual(200);
          expect(after.passed).toBe(after.grade >= 140);
        },
      ),
    );
  });
});
