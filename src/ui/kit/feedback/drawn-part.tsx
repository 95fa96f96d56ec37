import { type ComponentType, lazy, memo, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLive } from '#ui/kit/controls/use-live.ts';
import { BeingTakenOver } from './being-taken-over.ts';
import styles from './drawn-part.module.css';
import { earlyPresses } from './early-presses.ts';
import { elementsBehind } from './elements-behind.ts';
import { whenNear } from './when-near.ts';

/**
 * A part of a page that the server draws with it, and that has a file of its own nevertheless: what is far down a page is read
 * before any script, and its script is none of the first. Its HTML stands as it came until somebody is about to see it or the focus
 * comes there; then the file is fetched. What was pressed before it is there is pressed again once it is. Without a network it goes on
 * standing, and works as far as HTML does.
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
  const presses = earlyPresses();
  // The server waits for nothing; a browser first takes over what stands around it, and leaves alone what nobody comes to see.
  if (typeof window === 'undefined') begin();
  const Part = lazy(async () => {
    await begun;
    const Component = await bring();
    return { default: (props: P) => <TakenOver part={<Component {...props} />} onLive={presses.again} /> };
  });
  // Shown anew before it is taken over, what the server drew would go: only what it is given changes it.
  return memo(function DrawnPart(props: P) {
    return (
      <>
        <Place onNear={begin} onPress={presses.keep} />
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </>
    );
  }) as unknown as ComponentType<P>;
}

function TakenOver({ part, onLive }: { part: ReactNode; onLive: () => void }) {
  const isLive = useLive();
  // By then what is below works: its effects come before these.
  useEffect(() => {
    if (isLive) onLive();
  }, [isLive, onLive]);
  return <BeingTakenOver value={!isLive}>{part}</BeingTakenOver>;
}

interface PlaceProps {
  readonly onNear: () => void;
  readonly onPress: (place: Element, event: Event) => void;
}

/** Where a part stands that waits for whoever comes near; one that the browser draws itself waits for nobody. */
function Place({ onNear, onPress }: PlaceProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [wasDrawn] = useState(!useLive());
  useEffect(() => {
    const { current } = place;
    // Some come to its middle or its end first: by a link to a part of the page, by a step back.
    if (wasDrawn && current !== null) return whenNear([current, ...elementsBehind(current)], onNear);
    return onNear();
  }, [wasDrawn, onNear]);
  useEffect(() => {
    const press = (event: Event) => place.current !== null && onPress(place.current, event);
    window.addEventListener('click', press, true);
    return () => window.removeEventListener('click', press, true);
  }, [onPress]);
  return <span ref={place} className={styles.place} />;
}
