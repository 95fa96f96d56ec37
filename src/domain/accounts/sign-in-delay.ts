import { networkOfAddress } from './network-of-address.ts';

/** Failed sign-ins of an address, known or not. */
export interface FailedSignIns {
  readonly count: number;
  readonly lastAt: Date;
}

/** Failures in a row that cost nothing: people mistype. */
const freeFailures = 4;
/** Failures of everybody together that cost a device which never signed in nothing: guessing from many networks ends here. */
const freeFailuresOfAll = 300;
const firstDelaySeconds = 2;
const longestDelaySeconds = 15 * 60;
/** After a quiet day the count begins anew. */
const forgottenAfterMs = 24 * 60 * 60 * 1000;

/**
 * Whole seconds until it may be tried again; 0 when it may now. Doubles with each failure after the free ones, up to 15
 * minutes: guessing becomes hopeless, and nobody is locked out by a stranger for long. Source: decisions.md, People and sessions.
 */
export function secondsUntilNextTry(failed: FailedSignIns, now: Date, free: number = freeFailures): number {
  const countsStill = failuresStillCounted(failed, now);
  if (countsStill <= free) return 0;
  const delay = Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (countsStill - free - 1));
  const end = failed.lastAt.getTime() + delay * 1000;
  return Math.max(0, Math.ceil((end - now.getTime()) / 1000));
}

/** One count of failed tries: what it counts, and how many of them cost nothing. */
export interface TryCount {
  readonly key: string;
  readonly freeFailures: number;
}

/** By what a try of a device is counted that has not signed in to the account before. @param address of the network it comes from. */
export function triesOfStranger(email: string, address: string): readonly TryCount[] {
  return [
    { key: `${email} ${networkOfAddress(address)}`, freeFailures },
    { key: email, freeFailures: freeFailuresOfAll },
  ];
}

/** By what a try of a device is counted that has: what strangers do elsewhere does not slow it down. */
export function triesOfDevice(email: string, deviceId: string): readonly TryCount[] {
  return [{ key: `${email} #${deviceId}`, freeFailures }];
}

/** By what somebody is counted who is signed in and asked for the password once more. @param loginId of the sign-in. */
export function triesOfLogin(loginId: string): readonly TryCount[] {
  return [{ key: `login ${loginId}`, freeFailures }];
}

/** By what the codes of a second factor are counted: by account, since only whoever has its password may try. */
export function triesOfFactor(userId: string): readonly TryCount[] {
  return [{ key: `factor ${userId}`, freeFailures }];
}

/** The failures after one more try that is not yet known to succeed. */
export function withOneMoreTry(failed: FailedSignIns | null, now: Date): FailedSignIns {
  return { count: (failed === null ? 0 : failuresStillCounted(failed, now)) + 1, lastAt: now };
}

function failuresStillCounted(failed: FailedSignIns, now: Date): number {
  return now.getTime() - failed.lastAt.getTime() >= forgottenAfterMs ? 0 : failed.count;
}
