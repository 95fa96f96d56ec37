import type { ComponentPropsWithRef } from 'react';
import { useLive } from './use-live.ts';

export interface PressableProps extends ComponentPropsWithRef<'button'> {
  /** Where it leads as a link as long as, or where, no script runs. */
  readonly before?: string | undefined;
}

/** A button, and a link until its script has come when it has somewhere to lead before that. */
export function Pressable({ before, ...rest }: PressableProps) {
  const isLive = useLive();
  if (before === undefined || isLive) return <button type="button" {...rest} />;
  const { className, children } = rest;
  return (
    <a href={before} className={className} aria-label={rest['aria-label']}>
      {children}
    </a>
  );
}
