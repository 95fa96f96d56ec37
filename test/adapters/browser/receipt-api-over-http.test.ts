import { describe } from 'vitest';
import { HttpClient } from '#adapters/browser/http-client.ts';
import { ReceiptApiOverHttp } from '#adapters/browser/receipt-api-over-http.ts';
import { goRoundReceipts } from '#adapters/server/background.container.ts';
import { receiptApiContract } from '#test/ports/receipt-api.ts';
import { fetchInto } from '#test/support/fetch-into.ts';
import { onSale, Shopper, stockShop } from '#test/support/shop.ts';
import { testSchool } from '#test/support/test-school.ts';
import { TokenOf } from '#test/support/token-of.ts';

describe('ReceiptApiOverHttp against the school’s routes', () => {
  receiptApiContract(async () => {
    const school = await testSchool();
    await stockShop(school.db);
    const ana = await new Shopper(school).signIn();
    await ana.add(onSale.course.slug);
    const { id } = (await ana.order('199.90')).json<{ id: string }>();
    const { page } = (await ana.startPayment(id)).json<{ page: string }>();
    const { action, token } = await ana.typeCard(page, '4111 1111 1111 1111');
    await ana.post(action, { transactionToken: token });
    await goRoundReceipts(school.school);
    return new ReceiptApiOverHttp(new HttpClient(new TokenOf(school, ana.userId), {}, fetchInto(school.app)));
  });
});
