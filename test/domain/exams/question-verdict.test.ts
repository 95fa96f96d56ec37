import { describe, expect, test } from 'vitest';
import type { QuestionFigures } from '#domain/exams/question-figures.ts';
import { verdictOn } from '#domain/exams/question-verdict.ts';
import { question } from '#test/support/exams/exam-builders.ts';

/** Of a hundred attempts: figures with which nothing is wrong, unless said otherwise. Right is a. */
const figures = (changes: Partial<QuestionFigures> = {}, chosen: readonly number[] = [50, 20, 20, 10]) => ({
  asked: 100,
  unanswered: 0,
  difficulty: 0.5,
  discrimination: 0.4,
  chosen: new Map(chosen.map((count, place) => ['abcd'.charAt(place), count])),
  given: [],
  ...changes,
});
const single = question(1, 'single', ['a']);
const sentences = (changes?: Partial<QuestionFigures>, chosen?: readonly number[]) =>
  verdictOn(single, figures(changes, chosen)).sentences;
const good = 'Distingue bien y tiene una dificultad razonable.';

describe('the bounds of a bad question', () => {
  test('lie where the sources put them, each bound itself being good', () => {
    expect(verdictOn(single, figures())).toEqual({ isBad: false, sentences: [good] });
    expect(sentences({ asked: 20 })).toEqual([good]);
    expect(sentences({ asked: 19 })).toEqual(['Faltan intentos para juzgarla: hacen falta 20.']);
    expect(sentences({ discrimination: 0.2, difficulty: 0.95 })).toEqual([good]);
    expect(sentences({ discrimination: null, difficulty: 0.1 })).toEqual([good]);
    expect(sentences({}, [58, 20, 20, 2])).toEqual([good]);
  });

  test('just beyond them it is told what is bad, the worst first', () => {
    const against = 'La aciertan más quienes salen peor en el resto: revisa la respuesta correcta.';
    expect(sentences({ discrimination: -0.001 })).toEqual([against]);
    expect(sentences({ discrimination: 0 })).toEqual(['Casi no distingue a quien sabe de quien no.']);
    expect(sentences({ discrimination: 0.199 })).toEqual(['Casi no distingue a quien sabe de quien no.']);
    expect(sentences({ difficulty: 0.951 })).toEqual(['La acierta casi todo el mundo.']);
    expect(sentences({ discrimination: -1, difficulty: 0.099 })).toEqual([against, 'No la acierta casi nadie.']);
    expect(sentences({}, [60, 20, 19, 1])).toEqual(['Casi nadie elige «Alternativa d»: no distrae.']);
  });
});

describe('the options of a question', () => {
  test('are compared with the right one: the most chosen of those chosen more is named', () => {
    expect(sentences({}, [20, 30, 40, 10])).toEqual(['Se elige más «Alternativa c» que la correcta.']);
    expect(sentences({}, [40, 10, 10, 40])).toEqual([good]);
    expect(sentences({}, [0, 1, 97, 2])[0]).toContain('«Alternativa c»');
  });

  test('have no rival where several are right', () => {
    const several = question(1, 'several', ['a', 'b']);
    expect(verdictOn(several, figures({}, [10, 30, 40, 20])).sentences).toEqual([good]);
    expect(verdictOn(several, figures({}, [1, 0, 60, 39])).sentences).toEqual([good]);
  });

  test('distract by being chosen, unless there are two', () => {
    const [a, b, c] = single.options;
    const of = (options: typeof single.options, chosen: readonly number[]) =>
      verdictOn({ ...single, options }, figures({}, chosen)).sentences;
    expect(of([a!, b!], [99, 1])).toEqual([good]);
    expect(of([a!, b!, c!], [70, 29, 1])).toEqual(['Casi nadie elige «Alternativa c»: no distrae.']);
  });
});
