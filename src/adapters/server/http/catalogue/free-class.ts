import { mediaTypeOf } from '#adapters/server/files/media-types.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { Clock } from '#application/ports/clock.ts';
import type { OpenedFreeClass } from '#application/read-models/catalogue/opened-free-class.ts';
import type { FreeClassWithMedia } from '#application/server/catalogue/open-free-class.ts';
import { SignedAddresses } from '#application/server/shared/ports/signed-addresses.ts';
import { privateFilesPath } from '#adapters/server/http/shared/files/private-file-routes.ts';

/** How long the addresses of a free class last, in minutes. */
const freeMinutes = 60;

/** A permit names whom it was given to; a free class is given to nobody in particular. */
const anyone = 'anyone';

/** A free class with addresses that a player can open without an account. */
export function presentFreeClass(school: School, { freeClass, media }: FreeClassWithMedia): OpenedFreeClass {
  const until = new Date(school.get(Clock).now().getTime() + freeMinutes * 60_000);
  const sign = (file: string) =>
    school.get(SignedAddresses).sign({ path: privateFilesPath + file, userId: anyone, until });
  const signed = (file: string | null) => (file === null ? null : sign(file));
  const { videoFile, captionsFile, posterFile, readingHtml } = media;
  return {
    title: freeClass.title,
    readingHtml,
    video:
      videoFile === null
        ? null
        : {
            source: sign(videoFile),
            mediaType: mediaTypeOf(videoFile),
            captions: signed(captionsFile),
            poster: signed(posterFile),
          },
  };
}
