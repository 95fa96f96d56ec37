import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where the focus goes on from once something that waited to be done is gone with the control that did it, so that whoever types does not
 * begin again at the head of the page. The place takes `tabIndex={-1}`.
 * @param waiting how many things wait.
 */
export function usePlaceAfter(waiting: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const waited = useRef(waiting);
  useEffect(() => {
    if (waiting < waited.current && document.activeElement === document.body) place.current?.focus();
    waited.current = waiting;
  }, [waiting]);
  return place;
}
