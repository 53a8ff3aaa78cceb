/** A table of things with many columns; on a phone each is a card, with what the columns are called before their values. */
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Fragment, type ComponentProps } from 'react';
import { type Column, DataTable } from './DataTable.tsx';

type Props<Row> = Omit<ComponentProps<typeof DataTable<Row>>, 'total'> & {
  /** The column that a card is headed with. */
  titleKey: string;
};

const values = { m: 0, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 2, rowGap: 0.5, alignItems: 'center', fontSize: 'body2.fontSize' } as const;
const value = { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', '& > .MuiStack-root': { justifyContent: 'flex-end', mr: -0.75 } } as const;

function Card<Row>({ row, columns, titleKey }: { row: Row; columns: readonly Column<Row>[]; titleKey: string }) {
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: '1px solid', borderBottomColor: 'divider', '&:last-of-type': { borderBottom: 0 } }}>
      <Box sx={{ mb: 0.75, fontWeight: 500, fontSize: 'body2.fontSize' }}>{columns.find(({ key }) => key === titleKey)?.cell(row)}</Box>
      <Box component="dl" sx={values}>
        {columns.filter(({ key }) => key !== titleKey).map(({ key, header, cell }) => {
          const shown = cell(row);
          return shown === null ? null : (
            <Fragment key={key}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>{header}</Box>
              <Box component="dd" sx={value}>{shown}</Box>
            </Fragment>
          );
        })}
      </Box>
    </Box>
  );
}

export function RecordTable<Row>({ titleKey, ...table }: Props<Row>) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  if (!isPhone) return <DataTable {...table} />;
  const { caption, columns, rows, rowKey } = table;
  return (
    <Stack component="ul" aria-label={caption} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row, index) => <Card key={rowKey(row, index)} row={row} columns={columns} titleKey={titleKey} />)}
    </Stack>
  );
}
