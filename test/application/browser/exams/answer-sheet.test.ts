import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AnswerMemory } from '#application/browser/exams/answer-memory.ts';
import { AnswerSheet } from '#application/browser/exams/answer-sheet.ts';
import { TabStorageInMemory } from '#test/support/catalogue/storefront-api-in-memory.ts';

const sheet = (memory = new AnswerMemory(new TabStorageInMemory()), answers = {}) =>
  new AnswerSheet(memory, { id: 'intento', answers });

test('sends only what was answered here, once', () => {
  const one = sheet();
  one.give(1, ['a']);
  expect(one.send()).toEqual({ '1': ['a'] });
  one.give(2, ['b']);
  expect(one.send()).toBeNull();
  expect(one.arrived({ '1': ['a'] })).toBe(false);
  expect(one.send()).toEqual({ '2': ['b'] });
});

test('what did not arrive goes with the next, and the later answer wins', () => {
  const one = sheet();
  one.give(1, ['a']);
  one.send();
  one.give(1, ['c']);
  one.failed();
  expect(one.send()).toEqual({ '1': ['c'] });
});

test('of several that the school does not take it finds the one by sending each by itself, and holds that one back until it is answered anew', () => {
  const memory = new AnswerMemory(new TabStorageInMemory());
  const one = sheet(memory);
  for (const question of [1, 2, 3]) one.give(question, [question === 2 ? 'mal' : 'a']);
  one.send();
  one.refuse();
  expect(one.refused).toEqual([]);
  expect(one.send()).toEqual({ '1': ['a'] });
  one.arrived({ '1': ['a'] });
  expect(one.send()).toEqual({ '2': ['mal'] });
  one.refuse();
  expect(one.send()).toEqual({ '3': ['a'] });
  expect(one.arrived({ '1': ['a'], '3': ['a'] })).toBe(false);
  expect([one.hasUnsent, one.refused]).toEqual([false, ['2']]);
  expect(one.answers).toEqual({ ...one.taken, '2': ['mal'] });
  // It goes together again, and the tab that is opened anew tries once more.
  expect(sheet(memory).send()).toEqual({ '2': ['mal'] });
  one.give(2, ['b']);
  one.give(3, ['c']);
  expect(one.refused).toEqual([]);
  expect(one.send()).toEqual({ '2': ['b'], '3': ['c'] });
});

test('takes what another tab answered, and never in place of what was answered here since', () => {
  const one = sheet();
  one.give(1, ['a']);
  one.send();
  one.give(2, ['mío ']);
  expect(one.arrived({ '1': ['a'], '2': ['ajeno'], '3': ['b'] })).toBe(true);
  expect(one.answers).toEqual({ '1': ['a'], '2': ['mío '], '3': ['b'] });
});

test('a tab that was reloaded brings back what had not arrived, and nothing older', () => {
  const memory = new AnswerMemory(new TabStorageInMemory());
  const first = sheet(memory);
  first.give(1, ['a']);
  first.send();
  first.arrived({ '1': ['a'] });
  first.give(2, ['b']);
  first.send();
  const again = sheet(memory, { '1': ['z'] });
  expect(again.answers).toEqual({ '1': ['z'], '2': ['b'] });
  expect(again.send()).toEqual({ '2': ['b'] });
});

test('property: of two tabs, the last answer that reached the school is the one both end with', () => {
  const step = fc.record({
    tab: fc.nat(1),
    question: fc.integer({ min: 1, max: 4 }),
    option: fc.constantFrom('a', 'b'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let school: Record<string, readonly string[]> = {};
      const tabs = [sheet(), sheet()] as const;
      const exchange = (tab: AnswerSheet): void => {
        school = { ...school, ...tab.send() };
        tab.arrived(school);
      };
      const last: Record<string, readonly string[]> = {};
      for (const { tab, question, option } of steps) {
        const at = tab === 0 ? tabs[0] : tabs[1];
        at.give(question, [option]);
        exchange(at);
        last[String(question)] = [option];
      }
      for (const tab of tabs) exchange(tab);
      expect(tabs[0].answers).toEqual(last);
      expect(tabs[1].answers).toEqual(last);
      expect(school).toEqual(last);
    }),
  );
});
