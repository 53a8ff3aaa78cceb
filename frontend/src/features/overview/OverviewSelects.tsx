/** The choices in the head of the overview: currency, where there are several, and period. */
import { CurrencySelect, PeriodSelect } from './PeriodSelect.tsx';
import type { CurrencyProps, PeriodProps } from './PeriodSelect.tsx';

type Props = Omit<CurrencyProps, 'onChoose'> & Pick<PeriodProps, 'choice'> & { onChooseCurrency: CurrencyProps['onChoose']; onChoosePeriod: PeriodProps['onChoose'] };

export default function OverviewSelects({ currencies, selected, onChooseCurrency, choice, onChoosePeriod }: Props) {
  return (
    <>
      <CurrencySelect currencies={currencies} selected={selected} onChoose={onChooseCurrency} />
      <PeriodSelect choice={choice} onChoose={onChoosePeriod} />
    </>
  );
}
