import type { Profile } from '#domain/accounts/profile.ts';

/** Something that happens when a visitor has signed in, before the page that was left is shown again. */
export abstract class AfterSignIn {
  abstract run(profile: Profile): Promise<void>;
}

/** All of it, in order. */
export class AfterSignInSteps {
  constructor(readonly steps: readonly AfterSignIn[]) {}
}
