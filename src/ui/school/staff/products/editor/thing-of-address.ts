import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Where things of a part are opened one at a time. */
interface Desk {
  /** Opens what an id of the page stands for. */
  openThing(field: string): void;
}

/** Opens the thing that the address names, and brings to its field: what is lacking leads there. */
export function useThingOfAddress(desk: Desk): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    const field = decodeURIComponent(hash.slice(1));
    desk.openThing(field);
    // What was opened is on the page with the next frame.
    const frame = requestAnimationFrame(() => {
      const control = document.getElementById(field);
      control?.scrollIntoView({ block: 'center' });
      control?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [desk, hash, key]);
}
