import { afterAll, beforeEach, expect, test } from 'vitest';
import { builtProgram } from '#test/support/school/built-program.ts';
import { addressOf, onPostgres } from '#test/support/school/databases.ts';
import { TwoProcesses } from '#test/support/school/two-processes.ts';

const program = builtProgram('test/support/school/school-process.ts');

onPostgres('Limits of two processes', (database) => {
  let started: TwoProcesses | null = null;
  let both: TwoProcesses;

  beforeEach(async () => {
    started ??= await TwoProcesses.start(program(), await addressOf(database()), database().db);
    both = started;
  });
  afterAll(() => started?.stop());

  /** Asks the processes in turn, all at once; how each was answered. */
  async function ask(times: number, address: string): Promise<readonly number[]> {
    const path = '/api/v1/certificates/ES-2026-0123456789D';
    const calls = Array.from({ length: times }, () => both.call('GET', path, { 'x-forwarded-for': address }));
    return (await Promise.all(calls)).map(({ status }) => status);
  }

  test('are one: guesses that two processes take at once are let through as often as those of one', async () => {
    const answers = await ask(160, '200.1.2.3');
    expect(answers.filter((status) => status === 404)).toHaveLength(120);
    expect(answers.filter((status) => status === 429)).toHaveLength(40);
    expect(await ask(2, '200.1.2.3')).toEqual([429, 429]);
    expect(await ask(2, '200.1.2.4')).toEqual([404, 404]);
  });
});
