import { describe } from 'vitest';
import { SignInCodesInMemory } from '#adapters/memory/sign-in-codes-in-memory.ts';
import { signInCodesContract } from '#test/ports/sign-in-codes.ts';

describe('SignInCodesInMemory', () => {
  signInCodesContract(() => new SignInCodesInMemory());
});
