import { describe } from 'vitest';
import { SignInFailuresInMemory } from '#adapters/memory/sign-in-failures-in-memory.ts';
import { signInFailuresContract } from '#test/ports/sign-in-failures.ts';

describe('SignInFailuresInMemory', () => {
  signInFailuresContract(() => new SignInFailuresInMemory());
});
