import { describe } from 'vitest';
import { TeachersInMemory } from '#adapters/memory/teachers-in-memory.ts';
import { teachersContract } from '#test/ports/teachers.ts';
import { aTeacher } from '#test/support/teacher-builders.ts';

describe('TeachersInMemory', () => {
  teachersContract(() =>
    Promise.resolve(
      new TeachersInMemory([
        aTeacher('zoe', 'Zoe Sol', [10]),
        aTeacher('luis', 'Luis Vera', []),
        aTeacher('alvaro', 'Álvaro Paz', [10, 11]),
      ]),
    ),
  );
});
