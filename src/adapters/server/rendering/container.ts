import { ReadingApi } from '#application/browser/reading/ports/reading-api.ts';
import { CertificateCheck } from '#application/browser/learning/ports/certificate-api.ts';
import { ReceiptCheck } from '#application/browser/receipts/ports/receipt-check.ts';
import { LegalTexts } from '#application/browser/legal/ports/legal-texts.ts';
import { SupportApi } from '#application/browser/support/ports/support-api.ts';
import { TeacherDirectory } from '#application/browser/catalogue/ports/teacher-directory.ts';
import { StorefrontApi } from '#application/browser/catalogue/ports/storefront-api.ts';
import { ComplaintBook } from '#application/browser/complaints/ports/complaint-book.ts';
import { CatalogueApi } from '#application/browser/catalogue/ports/catalogue-api.ts';
import { SearchApi } from '#application/browser/search/ports/search-api.ts';
import type { AbstractNewable, Container } from 'inversify';
import { flatContainer } from '#adapters/wiring/flat-container.ts';
import type { School } from '#adapters/server/wiring/school.ts';
import { SiteSettings, type SiteSettingsData } from '#application/browser/shared/site-settings.ts';
import { Clock } from '#application/ports/clock.ts';
import { PageMap } from '#ui/school/boot/page-map.ts';
import { ReadingApiInProcess } from './in-process/reading-api-in-process.ts';
import { LegalTextsInProcess } from './in-process/legal-texts-in-process.ts';
import { SupportApiInProcess } from './in-process/support-api-in-process.ts';
import { TeacherDirectoryInProcess } from './in-process/teacher-directory-in-process.ts';
import { StorefrontApiInProcess } from './in-process/storefront-api-in-process.ts';
import { ComplaintBookInProcess } from './in-process/complaint-book-in-process.ts';
import { SearchApiInProcess } from './in-process/search-api-in-process.ts';
import { CatalogueApiInProcess } from './in-process/catalogue-api-in-process.ts';
import type { ServiceKey } from '#ui/kit/layout/services.tsx';
import { lateInBrowserOnly } from '#ui/school/boot/late/late.container.ts';
import { httpInBrowserOnly } from '#ui/school/boot/http-client.container.ts';
import { browserOnly, SchoolServices, wireSchool } from '#ui/school/boot/container.ts';

/** What is counted by who asks, so that it is made for a request. */
interface VisitorChecks {
  readonly certificates: CertificateCheck;
  readonly receipts: ReceiptCheck;
}

/**
 * The services of one rendered page: those of the browser, with adapters that ask this very process in place of the ones that
 * would call it over HTTP. One flat container a request, thrown away after it.
 */
export function requestServices(
  school: School,
  site: SiteSettingsData,
  pages: PageMap,
  checks: VisitorChecks,
  isAdvertisementClosed = false,
): SchoolServices {
  const container = flatContainer();
  container.bind(SiteSettings).toConstantValue(new SiteSettings(site));
  container.bind(PageMap).toConstantValue(pages);
  const services = new SchoolServices(container, (wired) => {
    bindInProcess(wired, school);
    replace(wired, CertificateCheck, checks.certificates);
    replace(wired, ReceiptCheck, checks.receipts);
    replace(wired, StorefrontApi, new StorefrontApiInProcess(school, isAdvertisementClosed));
  });
  services.wireEarly(wireSchool);
  return services;
}

function bindInProcess(container: Container, school: School): void {
  replace(container, Clock, school.get(Clock));
  replace(container, CatalogueApi, new CatalogueApiInProcess(school));
  replace(container, ComplaintBook, new ComplaintBookInProcess(school));
  replace(container, SearchApi, new SearchApiInProcess(school));
  replace(container, ReadingApi, new ReadingApiInProcess(school));
  replace(container, TeacherDirectory, new TeacherDirectoryInProcess(school));
  replace(container, LegalTexts, new LegalTextsInProcess(school));
  replace(container, SupportApi, new SupportApiInProcess(school));
  for (const port of [...browserOnly, ...httpInBrowserOnly, ...lateInBrowserOnly])
    replace(container, port, onlyInBrowser(port.name));
}

function replace<T>(container: Container, key: ServiceKey<T>, value: T): void {
  const identifier = key as AbstractNewable<T>;
  if (container.isBound(identifier)) container.unbind(identifier);
  container.bind<T>(identifier).toConstantValue(value);
}

/** What a page may hold on the server but not use: there is no window, and nobody is signed in. */
function onlyInBrowser(name: string): object {
  return new Proxy(
    {},
    {
      get(_, property) {
        // The container looks whether what it hands out is a promise.
        if (property === 'then') return undefined;
        throw new Error(`${name}.${String(property)} was asked for while a page was drawn on the server`);
      },
    },
  );
}
