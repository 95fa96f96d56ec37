import type { BrowserContext, ConsoleMessage, Page, Request, Response } from 'playwright/test';

/** Reports, in a line each, whatever goes wrong on the pages of a context, those open now and those to come. */
export function watch(context: BrowserContext, report: (problem: string) => void): void {
  const attend = (page: Page): void => {
    page.on('console', (message) => onConsole(message, report));
    page.on('pageerror', (error) => report(`exception at ${page.url()}: ${error.message}`));
    page.on('crash', () => report(`the page crashed at ${page.url()}`));
  };
  context.pages().forEach(attend);
  context.on('page', attend);
  context.on('requestfailed', (request) => onFailure(request, report));
  context.on('response', (response) => onAnswer(response, report));
}

function onConsole(message: ConsoleMessage, report: (problem: string) => void): void {
  if (message.type() !== 'error' && message.type() !== 'warning') return;
  // The same answer is reported with its address and status below, and so is the request that failed.
  if (/^(?:Failed to load resource|a call to the school was not answered as asked)/.test(message.text())) return;
  report(`console ${message.type()} at ${message.location().url}: ${message.text()}`);
}

function onFailure(request: Request, report: (problem: string) => void): void {
  const reason = request.failure()?.errorText ?? 'unknown';
  // Leaving a page ends what it was still fetching; media elements end a download once they have enough.
  if (reason === 'net::ERR_ABORTED') return;
  report(`request failed: ${request.method()} ${request.url()} (${reason})`);
}

function onAnswer(response: Response, report: (problem: string) => void): void {
  if (response.status() < 400) return;
  report(`answer ${response.status()}: ${response.request().method()} ${response.url()}`);
}
