import { useEffect, useState } from 'react';

/** Milliseconds after which scrolling begins to count (LAY-2). */
const attachAfter = 3000;

/** Whether the page has been scrolled past its header, so that the header should stay at the top. Source: LAY-2. */
export function useFixedOnScroll(pastPixels: number): boolean {
  const [isFixed, setFixed] = useState(false);
  useEffect(() => {
    const follow = () => setFixed(window.scrollY > pastPixels);
    const timer = setTimeout(() => {
      follow();
      window.addEventListener('scroll', follow, { passive: true });
    }, attachAfter);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', follow);
    };
  }, [pastPixels]);
  return isFixed;
}
