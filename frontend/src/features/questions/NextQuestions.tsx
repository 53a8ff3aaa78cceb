/** Questions to click: readings to choose from, or what could be asked next. Each is asked as it stands. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

interface Props {
  title: string;
  questions: readonly string[];
  onAsk: (query: string) => void;
  isAsking: boolean;
}

export function NextQuestions({ title, questions, onAsk, isAsking }: Props) {
  if (questions.length === 0) return null;
  return (
    <Box role="group" aria-label={title} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="caption" color="textSecondary" aria-hidden="true" sx={{ fontWeight: 500 }}>{title}</Typography>
      {questions.map((question) => (
        <Button
          key={question}
          size="small"
          variant="outlined"
          disabled={isAsking}
          onClick={() => onAsk(question)}
          sx={{ borderRadius: '999px', fontWeight: 400, textAlign: 'left', lineHeight: 1.35, maxWidth: '100%' }}
        >
          {question}
        </Button>
      ))}
    </Box>
  );
}
