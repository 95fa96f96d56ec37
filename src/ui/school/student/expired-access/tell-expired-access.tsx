import { useEffect } from 'react';
import { HomeApi } from '#application/browser/home/ports/home-api.ts';
import { useService } from '#ui/kit/layout/services.tsx';
import { ExpiredAccessStore } from './expired-access-store.ts';

/** Beside a content that is not the student's: when it was once, the dialog says how to have it again. Source: LEARN-5. */
export function TellExpiredAccess({ slug }: { slug: string }) {
  const api = useService(HomeApi);
  const store = useService(ExpiredAccessStore);
  useEffect(() => {
    let isHere = true;
    void api.expiredAccess(slug).then((answer) => {
      if (isHere && answer.ok && answer.value !== null) store.tell(answer.value);
    });
    return () => {
      isHere = false;
    };
  }, [api, store, slug]);
  return null;
}
