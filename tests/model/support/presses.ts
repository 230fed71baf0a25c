import type { Dependencies } from '#app/dependencies.ts';
import { createAccount } from '#features/account/account-model.ts';
import type { Checkout } from '#features/checkout/pay/checkout.ts';
import { createInvite } from '#features/invite/invite-model.ts';
import { createLogin } from '#features/login/login-model.ts';
import { createForgotPassword } from '#features/recovery/forgot-model.ts';
import { createResetPassword } from '#features/recovery/reset-model.ts';
import { createRules } from '#features/rules/rules-model.ts';
import { createNewTicket } from '#features/tickets/create/new-ticket.ts';
import { createGuestTicket } from '#features/tickets/guest/guest-ticket.ts';
import { createUploadQueue } from '#features/tickets/images/upload-queue.ts';
import { $session } from '#session/session.ts';
import { sessionValues } from '#stores/storage.ts';
import { DOT_GIF } from '../../sandbox/seed/pictures.ts';
import { buyersOn } from './buyers.ts';
import { filesOn } from './files.ts';
import { type CallScene, type Scene, stateOf } from './scenes.ts';
import type { Stage } from './stage.ts';

const CODE = '246810';

/** The calls that visitors make by a press. */
export function pressesOn(stage: Stage): readonly CallScene[] {
  const files = filesOn(stage);
  const buyers = buyersOn(stage);
  const hasLeft = () => stage.left.length > 0;
  const device = () => $session.get()?.userInfo?.device[0]?.id ?? '';

  const paying = (model: Checkout): Scene => ({
    ...stateOf(model.payment.paying),
    act: (isConfirmed) => (isConfirmed ? model.payment.payAgain() : model.pay('One year')),
    isAsking: () => model.payment.$state.get().kind === 'again',
    isDone: hasLeft,
    typed: () => model.shop.$choice.get(),
  });
  async function asking(form: ReturnType<typeof createNewTicket>): Promise<Scene> {
    await form.restore();
    form.chooseType({ type: '2', subType: '' }, '');
    form.set('email', 'guest@new.example');
    form.set('title', 'Connection');
    form.set('content', 'It drops after a minute.');
    return {
      ...stateOf(form.sending),
      act: (isConfirmed) => form.send(isConfirmed),
      isAsking: () => form.$question.get() !== undefined,
      isDone: hasLeft,
      typed: () => !hasLeft() && [form.$values.get().title, form.$values.get().content],
    };
  }
  async function recovering(dependencies: Dependencies, isCodeSent: boolean) {
    const model = createForgotPassword(dependencies);
    model.writeEmail('nia@example.com');
    if (isCodeSent) await model.sendCode();
    return { model, typed: () => model.$recovery.get().email };
  }

  const renewing = (model: ReturnType<typeof createResetPassword | typeof createForgotPassword>): Scene => {
    model.$passwords.set({ password: 'new-pass-1', repeated: 'new-pass-1' });
    const typed = () => model.$passwords.get();
    return { ...stateOf(model.resetting), act: model.reset, isDone: hasLeft, typed };
  };

  return [
    {
      call: 'login',
      open(dependencies) {
        const model = createLogin(dependencies);
        model.$values.set({ account: 'lin@example.com', password: 'petrel-8' });
        return { ...stateOf(model.signingIn), act: model.signIn, isDone: hasLeft, typed: () => model.$values.get() };
      },
    },
    {
      ...{ call: 'createRegOrder', asks: true, afterLoss: 'asks' },
      async open() {
        const model = await buyers.register('aliPay');
        return { ...paying(model), typed: () => model.$values.get() };
      },
    },
    {
      ...{ call: 'createRenewOrder', who: 'lin', asks: true, afterLoss: 'asks' },
      open: async () => paying(await buyers.packagesOf('lin', 1, 'aliPay')),
    },
    {
      call: 'forgot',
      async open(dependencies) {
        const { model, typed } = await recovering(dependencies, false);
        return { ...stateOf(model.linking), act: model.sendLink, isDone: hasLeft, typed };
      },
    },
    {
      call: 'forgotCode',
      async open(dependencies) {
        const { model, typed } = await recovering(dependencies, false);
        const isDone = () => model.$recovery.get().step === 'code';
        return { ...stateOf(model.sending), act: model.sendCode, isDone, typed };
      },
    },
    {
      call: 'forgotCodeVerify',
      async open(dependencies) {
        const { model, typed } = await recovering(dependencies, true);
        return {
          ...stateOf(model.verifying),
          // A refused code is removed. A code without an answer stays.
          act: () => (model.$recovery.get().code === CODE ? model.verify() : model.typeCode(CODE)),
          failure: () => model.$wrongCode.get() ?? model.verifying.$failure.get(),
          isDone: () => model.$recovery.get().step === 'password',
          typed,
        };
      },
    },
    {
      ...{ call: 'forgotReset', afterLoss: 'leads on' },
      async open(dependencies) {
        const { model } = await recovering(dependencies, true);
        await model.typeCode(CODE);
        return renewing(model);
      },
    },
    {
      ...{ call: 'repass', afterLoss: 'leads on' },
      async open(dependencies) {
        await stage.client.send('forgot', { email: 'nia@example.com' });
        const mails = await stage.client.read<{ link: string }[]>('outbox');
        sessionValues.set('resetKey', new URL(mails.at(-1)?.link ?? '').searchParams.get('key') ?? '');
        const model = createResetPassword(dependencies);
        model.readLink();
        return renewing(model);
      },
    },
    {
      ...{ call: 'refreshVip', who: 'mei' },
      open(dependencies) {
        const model = createAccount(dependencies);
        let words: string | undefined;
        const act = async () => (words = (await model.refreshTraffic()) ?? words);
        return { ...stateOf(model.refreshing), act, isDone: () => words === '流量已刷新 · Data refreshed' };
      },
    },
    {
      ...{ call: 'deviceUnbind', who: 'lin', afterLoss: 'heals' },
      async open(dependencies) {
        const model = createAccount(dependencies);
        await model.load();
        const first = device();
        return { ...stateOf(model.unbinding), act: () => model.unbind(first), isDone: () => device() !== first };
      },
    },
    {
      ...{ call: 'ticketAdd', who: 'lin', afterLoss: 'finds' },
      open: (dependencies) => asking(createNewTicket(dependencies, files)),
    },
    {
      ...{ call: 'ticketTouristAdd', asks: true, afterLoss: 'asks' },
      open: (dependencies) => asking(createGuestTicket(dependencies, files)),
    },
    {
      call: 'ticketImageUpload',
      open() {
        const queue = createUploadQueue({ ...files, onChange: () => {} });
        const item = () => queue.$items.get()[0];
        return {
          act() {
            const { id, state } = item() ?? {};
            if (id === undefined) queue.add([new File([DOT_GIF], 'dot.gif', { type: 'image/gif' })]);
            else if (state?.kind === 'failed') queue.retry(id);
            return queue.settle();
          },
          failure() {
            const { state } = item() ?? {};
            return state?.kind === 'failed' ? state.failure : undefined;
          },
          isBusy: () => /^(waiting|uploading)$/.test(item()?.state.kind ?? ''),
          isDone: () => item()?.state.kind === 'done',
        };
      },
    },
    {
      ...{ call: 'cashOutDraw', who: 'pia', asks: true, afterLoss: 'finds' },
      async open(dependencies) {
        const model = createInvite(dependencies);
        await model.load();
        for (const [name, text] of Object.entries({ bank: 'boc', name: 'Pia', card: '4111 1111' }))
          model.write(name as 'bank', text);
        const isDone = () => model.$values.get().bank === '';
        return {
          ...stateOf(model.withdrawing),
          act: (isConfirmed) => model.withdraw(isConfirmed),
          isAsking: () => model.$question.get() !== undefined,
          isDone,
          typed: () => !isDone() && model.$values.get(),
        };
      },
    },
    {
      ...{ call: 'userRulesAdd', who: 'lin', afterLoss: 'heals' },
      async open(dependencies) {
        const model = createRules(dependencies);
        await model.load();
        model.write('fresh.example');
        const isDone = () => model.$rules.get()?.list.includes('fresh.example') ?? false;
        const typed = () => !isDone() && model.$text.get();
        return { ...stateOf(model.adding), act: model.add, isDone, typed };
      },
    },
    {
      ...{ call: 'userRulesRemove', who: 'lin', afterLoss: 'heals' },
      async open(dependencies) {
        const model = createRules(dependencies);
        await model.load();
        const isDone = () => !model.$rules.get()?.list.includes('site-1.example.com');
        const act = () => model.remove(['site-1.example.com']);
        return { ...stateOf(model.removing), act, isDone };
      },
    },
  ];
}
