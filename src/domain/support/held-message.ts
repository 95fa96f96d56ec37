/** Milliseconds that a message waits for the confirmation of whoever wrote it. */
export const heldMessageLifetimeMs = 24 * 60 * 60 * 1000;
