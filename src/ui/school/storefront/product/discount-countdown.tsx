import { useEffect, useState } from 'react';
import { Clock } from '#application/ports/clock.ts';
import { countdown, type Countdown } from '#domain/shared/countdown.ts';
import { formatLongDay, limaDay } from '#domain/shared/dates.ts';
import { CountdownText } from '#ui/kit/feedback/countdown-text.tsx';
import { useService } from '#ui/kit/layout/services.tsx';
import styles from './discount-countdown.module.css';

/** How long a discount still runs: its last day at once, the days, hours and minutes left once the browser counts. Source: ADS-4. */
export function DiscountCountdown({ until }: { until: string }) {
  const clock = useService(Clock);
  const [left, setLeft] = useState<Countdown | null | undefined>();
  useEffect(() => {
    const count = () => setLeft(countdown(new Date(until), clock.now()));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until, clock]);
  if (left === null) return null;
  return (
    <div className={styles.offer}>
      <p>Precio especial hasta el {formatLongDay(limaDay(new Date(until)))}</p>
      <CountdownText left={left ?? null} />
    </div>
  );
}
