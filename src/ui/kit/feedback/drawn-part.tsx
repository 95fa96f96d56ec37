import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect } from 'react';
import { useLive } from '#ui/kit/controls/use-live.ts';
import { BeingTakenOver } from './being-taken-over.ts';
import { lateFiles } from './late-files.ts';

/**
 * A part of a page that the server draws with it, and that has a file of its own nevertheless: what is far down a page is read
 * before any script, and its script is none of the first. Its HTML stands as it came until the file is there; without a network it
 * goes on standing, and works as far as HTML does.
 *
 * @param fetch imports it.
 */
export function drawnPart<P extends object>(fetch: () => Promise<ComponentType<P>>): ComponentType<P> {
  const bring = (): Promise<ComponentType<P>> =>
    fetch().catch(
      () => new Promise((resolve) => window.addEventListener('online', () => resolve(bring()), { once: true })),
    );
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  // The server waits for nothing; a browser first takes over what stands around it.
  if (typeof window === 'undefined') begin();
  const Part = lazy(async () => {
    await begun;
    const Component = await bring();
    return { default: (props: P) => <TakenOver part={<Component {...props} />} /> };
  });
  lateFiles.add(bring);
  // Shown anew before it is taken over, what the server drew would go: only what it is given changes it.
  return memo(function DrawnPart(props: P) {
    useEffect(begin, []);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }) as unknown as ComponentType<P>;
}

function TakenOver({ part }: { part: ReactNode }) {
  return <BeingTakenOver value={!useLive()}>{part}</BeingTakenOver>;
}
