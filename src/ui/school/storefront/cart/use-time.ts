import { useEffect, useState } from 'react';

/** False until so many milliseconds after whatever asks was drawn. */
export function useTime(milliseconds: number): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isTime;
}
