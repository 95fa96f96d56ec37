/** What the network is given after the deadline before a submit is too late: 30 s (decisions.md, Exams). */
export const graceMs = 30_000;

/** Whether a submit or an answer arriving at `now` is still taken. */
export function withinGrace(deadline: Date, now: Date): boolean {
  return now.getTime() <= deadline.getTime() + graceMs;
}

/** Whether time ended an attempt: it was graded with what was saved, or handed in by itself as the clock reached its end. */
export function ranOut({ deadlineAt, closedAt }: { readonly deadlineAt: Date; readonly closedAt: Date }): boolean {
  return closedAt.getTime() >= deadlineAt.getTime();
}

/** Whole seconds until the deadline, 0 once it has passed. */
export function secondsLeft(deadline: Date, now: Date): number {
  return Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 1000));
}

/** How far the server's clock is ahead of this machine's, in milliseconds, so that a wrong clock shows the right time left. */
export function clockOffset(serverNow: Date, localNow: Date): number {
  return serverNow.getTime() - localNow.getTime();
}

/** 'mm:ss', or 'h:mm:ss' from an hour on. */
export function formatTimeLeft(seconds: number): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const hours = Math.trunc(seconds / 3600);
  const minutes = Math.trunc((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}:${two(minutes)}` : two(minutes)}:${two(seconds % 60)}`;
}

/** When the remaining time is announced aloud: 10 minutes, 5, 1, and 30 seconds before the end. */
export const announcedSeconds: readonly number[] = [600, 300, 60, 30];
