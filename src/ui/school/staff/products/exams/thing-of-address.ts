import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { ExamDesk } from './exam-desk.ts';

/** Opens the exam and the question that the address names, and brings to its field: what is lacking leads there. */
export function useThingOfAddress(desk: ExamDesk): void {
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
